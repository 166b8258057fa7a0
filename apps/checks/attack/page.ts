import { createHmac } from 'node:crypto';
import { isDone, type Attack } from './attack';

const addresses = [
  '/',
  '/acervo/1',
  '/api/acervo/1',
  '/api/nada',
  '/openapi.json',
  '/docs/',
  '/robots.txt',
  '/%E0%A4%A',
];

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = { sub: '1', kind: 'patron', login: 'ana', tenant: 'demo', iat: 1_700_000_000, exp: 4_000_000_000 };
const forged = (alg: string, key: string): string => {
  const text = `${encoded({ alg, typ: 'JWT' })}.${encoded(claims)}`;
  return `${text}.${key === '' ? '' : createHmac('sha256', key).update(text).digest('base64url')}`;
};

export const pageAttacks: Attack[] = [
  {
    wants: 'a page that others may frame, or whose type a browser guesses',
    tries: async () =>
      addresses.flatMap((path) =>
        ['text/html', 'application/json'].map((accept) => ({
          how: `${path} as ${accept}`,
          send: { path, headers: { accept } },
          succeeds: ({ status, headers }) =>
            status > 0 &&
            !(
              headers['x-frame-options'] === 'DENY' &&
              headers['x-content-type-options'] === 'nosniff' &&
              /frame-ancestors 'none'/.test(String(headers['content-security-policy']))
            ),
        })),
      ),
  },
  {
    wants: 'a text with a host of the attacker’s choice',
    tries: async () =>
      ['evil.example"><x', 'evil.example/x', 'a@evil.example', 'evil.example\\x'].flatMap((host) =>
        ['/robots.txt', '/opensearch.xml', '/sitemap.xml'].map((path) => ({
          how: `${path} as ${host}`,
          send: { path, headers: { host } },
          succeeds: (answer) => isDone(answer) && answer.body.includes('evil'),
        })),
      ),
  },
  {
    wants: 'a host of the attacker’s choice by the header of a proxy',
    tries: async () =>
      ['/robots.txt', '/opensearch.xml'].map((path) => ({
        how: path,
        send: { path, headers: { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' } },
        succeeds: ({ body }) => body.includes('evil.example'),
      })),
  },
  {
    wants: 'a page of any origin reads what a user sees',
    tries: async () =>
      ['https://evil.example', 'null', 'http://localhost.evil.example'].map((origin) => ({
        how: origin,
        send: { path: '/api/acervo/1', headers: { origin } },
        succeeds: ({ headers }) => [origin, '*'].includes(String(headers['access-control-allow-origin'])),
      })),
  },
  {
    wants: 'the data of a patron with a token of one’s own making',
    tries: async () =>
      [forged('none', ''), forged('None', ''), forged('HS256', 'secret'), forged('HS256', ' '), 'x.y.z', ''].map(
        (token) => ({
          how: `${token.slice(0, 20)}…`,
          send: { path: '/api/pessoas', headers: { authorization: `Bearer ${token}` } },
          succeeds: isDone,
        }),
      ),
  },
  {
    wants: 'a file outside of the web app',
    tries: async () =>
      [
        '/../package.json',
        '/assets/../../package.json',
        '/assets/%2e%2e/%2e%2e/package.json',
        '/..%2fpackage.json',
        '/%5c..%5cpackage.json',
        '/assets/..%252f..%252fpackage.json',
      ].map((path) => ({
        how: path,
        send: { path },
        succeeds: ({ body }) => /"(workspaces|dependencies)"/.test(body),
      })),
  },
];

import { isDone, type Attack, type Try } from './attack';
import type { Sent } from './target';

const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, '1']));

// The figures of the property test: an answer may be four times the request, and what every answer has.
const maxFactor = 4;
const constant = 6000;
const maxTime = 5000;

const costly = (how: string, send: Sent): Try => ({
  how,
  send,
  succeeds: ({ size, milliseconds }) => {
    const asked = send.path.length + (send.body?.length ?? 0);
    return size > maxFactor * asked + constant || milliseconds > maxTime;
  },
});

export const costAttacks: Attack[] = [
  {
    wants: 'an answer much larger than its request, or one that keeps the server busy',
    tries: async (target) => {
      const authorization = `Bearer ${await target.publicToken()}`;
      const headers = { 'content-type': 'application/json', authorization };
      const post = (path: string, value: unknown): Sent => ({
        method: 'POST',
        path,
        headers,
        body: JSON.stringify(value),
      });
      const many = [
        fields(70_000),
        [fields(70_000)],
        { campo: fields(70_000) },
        Array.from({ length: 250_000 }, (_, at) => at),
        Array.from({ length: 40_000 }, () => ({ x: 1 })),
        'x'.repeat(900_000),
      ];
      const query = new URLSearchParams(fields(1500)).toString();
      return [
        ...['/api/consulta', '/consulta', '/api/acervo/1', '/parametros/secao_1', '/api/oidc/authorize'].map((path) =>
          costly(`${path} with 1,500 unknown fields`, { path: `${path}?${query}` }),
        ),
        ...[
          '/api/vinculos/grupoa',
          '/api/vinculos/estatistica-acesso',
          '/oauth/token',
          '/api/acervo/exportar-cesta',
        ].flatMap((path) => many.map((value, at) => costly(`${path} with costly body ${at + 1}`, post(path, value)))),
        costly('a form with 70,000 fields', {
          method: 'POST',
          path: '/oauth/token',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams(fields(70_000)).toString(),
        }),
        costly('brackets a hundred thousand deep', {
          method: 'POST',
          path: '/api/vinculos/grupoa',
          headers,
          body: '['.repeat(100_000),
        }),
        costly('a search with many empty fields', {
          path: `/api/consulta?${Array.from({ length: 1500 }, (_, at) => `k${at}=`).join('&')}`,
        }),
      ];
    },
  },
  {
    wants: 'a server that is kept busy, or filled, by what a visitor writes into a sandbox',
    tries: async (target) => {
      const sandbox = await target.sharedSandbox();
      if (sandbox === null) return [];
      const deep = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(80_000)}`).toString('base64');
      return Object.entries({
        'a logo of nothing but opened groups': { logo: `data:image/svg+xml;base64,${deep}` },
        'a name of a million letters': { nome: 'U'.repeat(1_000_000) },
      }).map(([how, instituicao]) => ({
        how,
        send: {
          method: 'PUT',
          path: '/__mock/library',
          headers: { 'content-type': 'application/json', 'x-sandbox': sandbox },
          body: JSON.stringify({ instituicao }),
        },
        succeeds: (answer) => isDone(answer) || answer.milliseconds > maxTime,
      }));
    },
  },
  {
    wants: 'more than 16 kB before the body is read',
    tries: async () => [
      {
        how: 'an address',
        send: { path: `/api/consulta?x=${'x'.repeat(30_000)}` },
        succeeds: (answer) => isRead(answer),
      },
      {
        how: 'a cookie',
        send: { path: '/healthz', headers: { cookie: 'x'.repeat(30_000) } },
        succeeds: (answer) => isRead(answer),
      },
    ],
  },
  {
    wants: 'to ask without a limit, by forged addresses of clients',
    // The machine's own users are not limited.
    tries: async ({ isLocal }) => (isLocal ? [] : ['x-forwarded-for', 'x-real-ip', 'forwarded'].map(floodBy)),
  },
  {
    wants: 'invented openings of links in the statistics',
    tries: async (target) => {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${await target.publicToken()}`,
      };
      return ['https://evil.example/', 'x'.repeat(900)].map((url) => ({
        how: url.slice(0, 20),
        send: {
          method: 'POST',
          path: '/api/vinculos/estatistica-acesso',
          headers,
          body: JSON.stringify({ cod_acervo: 1, seq_paragrafo: 1, url }),
        },
        succeeds: isDone,
      }));
    },
  },
];

function floodBy(header: string): Try {
  const send = { method: 'POST', path: '/api/nada' };
  const flood = Array.from({ length: 100 }, (_, at) => {
    const address = `198.51.100.${at}`;
    return { ...send, headers: { [header]: header === 'forwarded' ? `for=${address}` : address } };
  });
  return { how: header, send, flood, succeeds: ({ status }) => status !== 429 };
}

const isRead = ({ status }: { status: number }): boolean => ![0, 400, 413, 414, 431].includes(status);

import { isDone, type Attack, type Try } from './attack';

const json = { 'content-type': 'application/json' };
// A server that decodes an address after it has looked at it takes these for the first.
const spellings = ['/__mock/', '/%5F_mock/', '/%5f%5fmock/', '/__%6dock/', '/_%5Fmock/', '//__mock/', '/./__mock/'];
// One that hands on calls, as `npm run web` does, takes these for calls.
const detours = [
  '/api/../__mock/',
  '/api/%2e%2e/__mock/',
  '/api/..%2f__mock/',
  '/api/..\\__mock/',
  '/__mock/identity/../',
];
interface Call {
  method: string;
  call: string;
  body?: string;
  headers?: Record<string, string>;
}
// None of them changes anything where it gets through.
const calls: Call[] = [
  { method: 'GET', call: 'outbox' },
  { method: 'GET', call: 'log' },
  { method: 'GET', call: 'comments' },
  { method: 'GET', call: 'imports' },
  { method: 'PUT', call: 'faults', body: '[]', headers: json },
  { method: 'PUT', call: 'clock', body: '{"advance":"PT0S"}', headers: json },
];

const asking = (
  how: string,
  headers: Record<string, string>,
  wanted: readonly Call[] = calls,
  prefixes: readonly string[] = spellings,
): Try[] =>
  prefixes.flatMap((prefix) =>
    wanted.map(({ method, call, body, headers: own }) => ({
      how: `${method} ${prefix}${call} ${how}`,
      send: { method, path: prefix + call, body, headers: { ...own, ...headers } },
      // The web app's page is no answer of the control room.
      succeeds: (answer) => isDone(answer) && !/text\/html/.test(String(answer.headers['content-type'])),
    })),
  );

export const controlAttacks: Attack[] = [
  {
    wants: 'a page of another site uses the control room',
    tries: async ({ host }) => [
      ...asking('from another origin', { origin: 'https://evil.example' }),
      ...asking('from a frame without origin', { origin: 'null' }),
      ...asking('from another port', { origin: `http://${host.split(':')[0]}:1` }),
      ...asking('that the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }),
      ...asking('that the browser calls same-site', { 'sec-fetch-site': 'same-site' }),
    ],
  },
  {
    wants: 'a host name that leads here (DNS rebinding) uses the control room',
    tries: async () =>
      ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example'].flatMap((host) =>
        asking(`as ${host}`, { host }),
      ),
  },
  {
    wants: 'a page of a name that leads here opens a sandbox, or reads why a call is refused',
    // A public control room gives everybody a sandbox.
    tries: async (target) =>
      (await target.hasPublicControls())
        ? []
        : ['/?mock=first-day', '/acervo/1?mock=first-day', '/api/pessoas'].map((path) => ({
            how: path,
            send: { path, headers: { host: 'evil.example', accept: path.startsWith('/api') ? '*/*' : 'text/html' } },
            succeeds: ({ headers }) => headers['set-cookie'] !== undefined || headers['mock-explain'] !== undefined,
          })),
  },
  {
    wants: 'a form of another site writes to the control room',
    tries: async () =>
      ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'].flatMap((type) =>
        asking(`as ${type}`, { 'content-type': type }, [{ method: 'POST', call: 'snapshots', body: 'name=attack' }]),
      ),
  },
  {
    wants: 'somebody behind a proxy on the machine passes for its user',
    tries: async () =>
      ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip'].flatMap((header) =>
        asking(`with ${header}`, { [header]: '203.0.113.9' }),
      ),
  },
  {
    wants: 'a stranger uses the shared control room without the key',
    // On the machine itself it is open to its users.
    tries: async ({ isLocal }) =>
      isLocal
        ? []
        : [
            ...asking('without a key', {}),
            ...asking('with a wrong key', { 'x-control-key': 'sixteen letters!' }),
            ...asking('as if from the machine itself', { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' }),
          ],
  },
  {
    wants: 'the control room by an address that looks like a call',
    tries: async () => asking('by a detour', { 'x-forwarded-for': '127.0.0.1' }, calls, detours),
  },
  {
    wants: 'a link of another site changes which tenant a browser uses',
    tries: async () =>
      ['cross-site', 'same-site'].flatMap((site) =>
        ['/?mock=', '/acervo/1?mock=', '/?mock=demo'].map((path) => ({
          how: `${path} ${site}`,
          send: { path, headers: { accept: 'text/html', 'sec-fetch-site': site, cookie: 'sandbox=demo' } },
          succeeds: (answer) => answer.headers['set-cookie'] !== undefined,
        })),
      ),
  },
  {
    wants: 'to sign in as somebody without a password',
    tries: async (target) => {
      if (await target.hasControls()) return [];
      const authorization = `Bearer ${await target.publicToken()}`;
      return ['/api/oidc/authorize?login=ana', '/oidc/authorize?login=ana', '/api/saml/login'].map((path) => ({
        how: path,
        send: { path, headers: { authorization } },
        succeeds: (answer) => isDone(answer) && answer.body.includes('/__mock/identity'),
      }));
    },
  },
];

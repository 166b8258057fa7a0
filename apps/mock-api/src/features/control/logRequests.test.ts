import type { LogEntry } from '@catalogue/api-contract';
import { curlLine } from '@catalogue/domain';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { openTestApp } from '../../testing/app';
import { openControlRoom } from '../../testing/controlRoom';

const room = openControlRoom();
const run = promisify(execFile);
const hasCurl = run('curl', ['--version']).then(
  () => true,
  () => false,
);

const logOf = async (sandbox: string) => (await room.ask<LogEntry[]>('/__mock/log', { sandbox })).body;

/** Runs a line as somebody does who pastes it; without curl, a shell takes it apart and `fetch` sends it. */
async function runLine(line: string, token = ''): Promise<string> {
  const env = { PATH: process.env['PATH'], TOKEN: token };
  if (await hasCurl) return (await run('sh', ['-c', line], { env })).stdout;
  const { stdout } = await run('sh', ['-c', `curl() { printf '%s\\0' "$@"; }; ${line}`], { env });
  const words = stdout.split('\0');
  const after = (option: string) => words.flatMap((word, at) => (word === option ? [words[at + 1] ?? ''] : []));
  const [body] = after('--data-raw');
  const reply = await fetch(words.find((word) => word.startsWith('http://')) ?? '', {
    method: after('-X')[0] ?? (body === undefined ? 'GET' : 'POST'),
    headers: after('-H').map((header) => header.split(': ', 2) as [string, string]),
    ...(body !== undefined && { body }),
  });
  return reply.text();
}

/** Sends a call over the network, and returns the line of curl that the log has for it. */
async function lineOf(sandbox: string, path: string, init: RequestInit = {}): Promise<{ line: string; reply: string }> {
  const before = (await logOf(sandbox))[0]?.id;
  const answer = await fetch(room.address() + path, { ...init, headers: { 'x-sandbox': sandbox, ...init.headers } });
  const reply = await answer.text();
  // It is logged once the reply is sent.
  let [entry] = await logOf(sandbox);
  for (let asked = 0; entry?.id === before && asked < 500; asked += 1) entry = (await logOf(sandbox))[0];
  if (!entry?.request) throw new Error('The log has not what repeats the call.');
  return { line: curlLine({ method: entry.method, ...entry.request }), reply };
}

const hostile = `Não é 'meu'; touch x; $(id) \`id\` "\\" ! @a {b} [c] \u001b[31m\u202e\n😀`;

it('has of each call the line that repeats it with curl, address and query as a whole', async () => {
  const sandbox = await room.newSandbox();
  const path = `/api/consulta?${new URLSearchParams({ termo_pesquisa: hostile })}`;
  const { line, reply } = await lineOf(sandbox, path, { headers: { lang: '5' } });
  expect(line).toContain(`-H 'x-sandbox: ${sandbox}'`);
  expect(line).toContain(`-H 'lang: 5'`);
  expect(await runLine(line)).toBe(reply);
  const [again, first] = await logOf(sandbox);
  expect(again?.request).toEqual(first?.request);
});

it('repeats what a patron writes, with the token that the shell has', async () => {
  const sandbox = await room.newSandbox();
  const { authorization } = await room.signIn(sandbox, 'nada-consta');
  const body = { content: hostile.replace('\u001b', '') };
  const { line } = await lineOf(sandbox, '/api/comentarios/acervo/1', {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(line).toContain('-H "Authorization: Bearer $TOKEN"');
  expect(line).not.toContain(authorization.slice('Bearer '.length));
  await runLine(line, authorization.slice('Bearer '.length));
  const [again, first] = await logOf(sandbox);
  expect([again?.call, again?.token, again?.status]).toEqual([first?.call, first?.token, first?.status]);
  expect(JSON.parse(again?.request?.body ?? '')).toEqual(body);
});

it('has no password, token or code, wherever it was', async () => {
  const sandbox = await room.newSandbox();
  const headers = await room.signIn(sandbox);
  const secret = 'Segredo-31';
  const ask = (method: 'POST' | 'PUT', url: string, body: object) => room.ask(url, { method, sandbox, headers, body });
  await ask('PUT', '/api/pessoas/ana/recuperar-senha', { code: secret, password: secret });
  await ask('POST', '/api/oidc/validar', { nonce: secret });
  await ask('POST', '/api/saml/validar', { saml: secret, mais: [{ senhaNova: { a: secret } }] });
  await room.ask(`/api/pessoas/ana/recuperar-senha?recaptcha%5Ftoken=${secret}&Code=${secret}`, { sandbox });
  await room.app().inject({
    ...{ method: 'POST', url: '/oauth/token' },
    headers: { 'x-sandbox': sandbox, 'content-type': 'application/x-www-form-urlencoded' },
    payload: `grant_type=password&username=ana&password=${secret}&password=${secret}&client_secret=${secret}`,
  });
  const log = await logOf(sandbox);
  expect(log).toHaveLength(6);
  expect(log.every(({ request }) => request)).toBe(true);
  expect(JSON.stringify(log)).not.toMatch(/Segredo|biblioteca"|eyJ/);
  expect(log[0]?.request?.body).toBe('grant_type=password&username=ana&password=***&password=***&client_secret=***');
});

it('has a body that is nested too deep as far as it is kept', async () => {
  const sandbox = await room.newSandbox();
  const headers = { ...(await room.signIn(sandbox)), 'x-sandbox': sandbox, 'content-type': 'application/json' };
  const payload = `{"content":${'['.repeat(9000)}${']'.repeat(9000)}}`;
  await room.app().inject({ method: 'POST', url: '/api/comentarios/acervo/1', headers, payload });
  const [entry] = await logOf(sandbox);
  expect(entry).toMatchObject({ call: expect.stringContaining('omment') as string, request: { cut: true } });
  expect(entry?.request?.body).toMatch(/^\{"content":\[+\]+\}$/);
});

it('keeps what repeats a call to a bound, of a hundred calls, and says what is missing', async () => {
  const sandbox = await room.newSandbox();
  const headers = await room.signIn(sandbox);
  const long = 'é'.repeat(9000);
  await room.ask('/api/comentarios/acervo/1', { method: 'POST', sandbox, headers, body: { content: long } });
  await room.ask(`/api/consulta?termo_pesquisa=${encodeURIComponent(long)}`, { sandbox });
  const [searched, written] = await logOf(sandbox);
  expect(written?.request).toMatchObject({ cut: true, body: expect.stringMatching(/^.{4096}$/) });
  expect(searched?.request).toMatchObject({ cut: true, url: expect.stringMatching(/^.{2000}$/) });
  const body = { content: 'Bom' };
  await room.ask('/api/comentarios/acervo/1', {
    method: 'POST',
    sandbox,
    headers: { authorization: 'Bearer x' },
    body,
  });
  expect((await logOf(sandbox))[0]).toMatchObject({
    status: 401,
    request: { body: null, authorized: true, cut: true },
  });
  for (let count = 0; count < 100; count += 1) await room.ask('/parametros/secao_1', { sandbox });
  const log = await logOf(sandbox);
  expect(log.map(({ request }) => request !== undefined)).toEqual([...Array(100).fill(true), ...Array(4).fill(false)]);
  expect(log[0]?.request?.cut).toBe(false);
});

describe('a public control room', () => {
  it('shows a visitor the calls of the own sandbox alone, in the list and live', async () => {
    const server = await openTestApp({ env: { HOST: '0.0.0.0', MOCK_CONTROLS: 'public' } });
    try {
      const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
      const open = async () =>
        (await server.app.inject({ method: 'POST', url: '/__mock/sandboxes', payload: {} })).json<{ id: string }>().id;
      const [mine, others] = [await open(), await open()];
      const log = (accept: string, sandbox?: string) =>
        fetch(`${address}/__mock/log`, { headers: { accept, ...(sandbox && { 'x-sandbox': sandbox }) } });
      const live = await log('text/event-stream', mine);
      const reader = live.body?.pipeThrough(new TextDecoderStream()).getReader();
      await reader?.read();
      const search = (words: string, sandbox?: string) =>
        server.app.inject({
          url: `/api/consulta?termo_pesquisa=${words}`,
          headers: sandbox ? { 'x-sandbox': sandbox } : {},
        });
      for (const [words, sandbox] of [['shared'], ['others', others], ['mine', mine]] as const)
        await search(words, sandbox);
      const entries = (await (await log('application/json', mine)).json()) as LogEntry[];
      expect(entries.map(({ request }) => new URL(request?.url ?? '').search)).toEqual(['?termo_pesquisa=mine']);
      const event = String((await reader?.read())?.value);
      expect(event).toContain('termo_pesquisa=mine');
      expect(event).not.toMatch(/others|shared/);
      await reader?.cancel();
      expect([(await log('application/json')).status, (await log('text/event-stream')).status]).toEqual([403, 403]);
    } finally {
      await server.stop();
    }
  });
});

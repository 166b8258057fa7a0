import type { SnapshotFile } from '@catalogue/api-contract';
import { gunzipSync, gzipSync } from 'node:zlib';
import { openTestApp } from '../../testing/app';
import { openControlRoom } from '../../testing/controlRoom';

const room = openControlRoom();
const path = '/__mock/snapshot-file';

const written = async (sandbox?: string) => (await room.ask<SnapshotFile>(path, { sandbox })).body;
const opened = (sandbox: string, body: object) =>
  room.ask<{ now: string; message: string }>(path, { method: 'PUT', sandbox, body });
const textOf = ({ base64 }: SnapshotFile) => gunzipSync(Buffer.from(base64, 'base64')).toString();
const withText = (file: SnapshotFile, text: string): SnapshotFile => ({
  ...file,
  base64: gzipSync(text).toString('base64'),
});
/** This server's own: other test files make and drop theirs on the same PostgreSQL meanwhile. */
const databases = async () =>
  (
    await room.db().$queryRaw<{ datname: string }[]>`
      SELECT datname FROM pg_database WHERE starts_with(datname, current_database()) ORDER BY datname`
  ).map(({ datname }) => datname);

it('is opened on another server, its time included, where people go on as before', async () => {
  const sandbox = await room.newSandbox();
  await room.ask('/__mock/clock', { method: 'PUT', sandbox, body: { advance: 'P2D' } });
  await room.renewFirst(sandbox);
  const file = await written(sandbox);
  const before = await room.dueDates(sandbox);
  const other = await openTestApp();
  const ask = async (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object, headers = {}) =>
    (await other.app.inject({ method, url, payload, headers: { lang: '1', ...headers } })).json<
      Record<string, string>
    >();
  await ask('PUT', '/__mock/faults', [{ name: 'slow' }]);
  expect((await ask('PUT', path, file))['now']).toContain('2026-03-12');
  expect(await ask('GET', '/__mock/faults')).toEqual([]);
  const { access_token } = await ask('POST', '/oauth/token', {
    ...{ grant_type: 'password', client_id: 'catalogue-patron', client_secret: 'catalogue-patron-development' },
    ...{ username: 'ana', password: 'biblioteca' },
  });
  const authorization = `Bearer ${access_token}`;
  const { titulos } = (await ask('GET', '/api/emprestimo/titulos-pendentes', undefined, {
    authorization,
  })) as unknown as {
    titulos: { dataDevolucaoPrevista: string; codExemplar: string; codBibliotecaExemplar: string }[];
  };
  expect(titulos.map(({ dataDevolucaoPrevista }) => dataDevolucaoPrevista)).toEqual(before);
  // What is written next has codes of its own, and triggers and links are what they were.
  const [, second] = titulos;
  const renewed = await ask(
    'POST',
    '/api/emprestimo/renovacao',
    [{ codExamplar: second?.codExemplar, codBibliotecaExemplar: second?.codBibliotecaExemplar }] as object,
    { authorization },
  );
  expect(renewed).toMatchObject([{ codExemplar: second?.codExemplar }]);
  await other.stop();
});

it('is the same again when it is opened and written again', async () => {
  const [one, two] = [await room.newSandbox(), await room.newSandbox()];
  const file = await written(one);
  expect((await opened(two, file)).status).toBe(200);
  const again = await written(two);
  // In any order.
  const tablesOf = (text: string) =>
    new Map(
      text
        .split('\n')
        .slice(1)
        .map((line) => {
          const [table = ''] = line.split(' ', 1);
          const rows = JSON.parse(line.slice(table.length)) as object[];
          return [
            table,
            rows
              .map((row) => JSON.stringify(row))
              .sort()
              .join(),
          ];
        }),
    );
  const [before, after] = [tablesOf(textOf(file)), tablesOf(textOf(again))];
  expect([...before].filter(([table, rows]) => after.get(table) !== rows).map(([table]) => table)).toEqual([]);
  expect(textOf(again).split('\n')[0]).toBe(textOf(file).split('\n')[0]);
});

it('has no key of the server, no session and no code, and leaves the keys of the shared tenant alone', async () => {
  const headers = await room.signIn('demo');
  await room.db().serverSecret.create({ data: { name: 'mails', value: 'a key that nobody else has' } });
  const secrets = await room.db().serverSecret.findMany();
  const file = await written();
  const text = textOf(file);
  for (const { value } of secrets) expect(text).not.toContain(value);
  const tables = text.split('\n').map((line) => line.split(' ')[0]);
  expect(tables).toContain('emprestimo');
  for (const table of ['segredo_servidor', 'token_renovacao', 'recuperacao_senha', 'endereco_calendario', 'falha'])
    expect(tables).not.toContain(table);
  expect((await opened('demo', file)).status).toBe(200);
  expect(await room.db().serverSecret.findMany()).toEqual(expect.arrayContaining(secrets));
  expect((await room.ask('/api/pessoas', { headers })).status).toBe(200);
});

describe('what is refused', () => {
  let sandbox: string;
  let file: SnapshotFile;
  beforeAll(async () => {
    sandbox = await room.newSandbox();
    file = await written(sandbox);
  });

  const changed = (table: string, change: (json: string) => string) =>
    withText(
      file,
      textOf(file).replace(new RegExp(`^${table} (.*)$`, 'm'), (_, json: string) => change(json)),
    );
  const other = 'Este arquivo é de outra versão do servidor. Abra-o em um da mesma versão.';
  const none = 'Este arquivo não é um snapshot, ou foi mudado.';
  const cases: [string, string, () => SnapshotFile][] = [
    ['one of another schema', other, () => ({ ...file, esquema: '20200101000000_first 0' })],
    ['what is not compressed', none, () => ({ ...file, base64: 'bm90aGluZw==' })],
    ['what has other things in it', none, () => withText(file, 'nothing')],
    ['one without a table', none, () => withText(file, textOf(file).replace(/^acervo .*\n/m, ''))],
    ['a table that is none', none, () => changed('acervo', (json) => `acervo"; DROP TABLE "pessoa ${json}`)],
    ['a table that is kept back', none, () => changed('acervo', (json) => `segredo_servidor ${json}`)],
    ['what is no JSON', none, () => changed('campus', () => `campus []'); DROP TABLE pessoa; --`)],
    ['a row that lacks a value', none, () => changed('campus', () => 'campus [{}]')],
    ['a row that leads nowhere', none, () => changed('pessoa', () => 'pessoa []')],
    [
      'a clock of another century',
      none,
      () => changed('relogio', (json) => `relogio ${json.replace(/"offset_ms":\d+/, '"offset_ms":9e17')}`),
    ],
    ['no clock', none, () => changed('relogio', () => 'relogio []')],
    ['more than any file has', none, () => withText(file, ' '.repeat(129 * 1024 * 1024))],
  ];
  it.each(cases)('%s, and nothing changes', async (_, message, broken) => {
    const [dates, all] = [await room.dueDates(sandbox), await databases()];
    const { status, body } = await opened(sandbox, broken());
    expect([status, body.message]).toEqual([422, message]);
    expect(await room.dueDates(sandbox)).toEqual(dates);
    expect(await databases()).toEqual(all);
  });

  it('a body that is no file, or too large for one', async () => {
    expect((await opened(sandbox, {})).status).toBe(422);
    expect((await opened(sandbox, { ...file, formato: 'another' })).status).toBe(422);
    expect((await opened(sandbox, { ...file, base64: 'x'.repeat(33 * 1024 * 1024) })).status).toBe(413);
  });
});

it('is neither written nor opened for visitors of a public control room', async () => {
  const server = await openTestApp({ env: { MOCK_CONTROLS: 'public' } });
  const made = await server.app.inject({ method: 'POST', url: '/__mock/sandboxes', payload: {} });
  const headers = { 'x-sandbox': made.json<{ id: string }>().id };
  const status = async (method: 'GET' | 'PUT') =>
    (await server.app.inject({ method, url: path, headers, ...(method === 'PUT' && { payload: {} }) })).statusCode;
  expect([await status('GET'), await status('PUT')]).toEqual([403, 403]);
  await server.stop();
});

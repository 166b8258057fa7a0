import { maxTablePasswords, type control, type Reply } from '@catalogue/api-contract';
import { openControlRoom } from '../../testing/controlRoom';
import { openTestApp } from '../../testing/app';

type StoredTables = Reply<(typeof control)['storeTables']>;

const room = openControlRoom();

const csv = (...lines: string[]) => ({ name: 'table.csv', base64: Buffer.from(lines.join('\n')).toString('base64') });
const store = async (sandbox: string, body: object) =>
  (await room.ask<StoredTables>('/__mock/tables', { method: 'POST', sandbox, body })).body;
const example = async (sandbox: string) =>
  (await room.ask<{ people: string; loans: string }>('/__mock/tables/example', { sandbox })).body;

describe('tables of people and loans that a browser sends', () => {
  it('are checked, stored, and known when they come again', async () => {
    const sandbox = await room.newSandbox();
    const examples = await example(sandbox);
    const [people, loans] = [csv(examples.people), csv(examples.loans)];
    const fresh = { new: 3, changed: 0, unchanged: 0 };
    const none = { errors: [], has_more_errors: false };
    for (const _ of ['once', 'twice'])
      expect(await store(sandbox, { people, loans, dry_run: true })).toEqual({
        ...{ stored: false, people: fresh, loans: fresh },
        ...none,
      });
    expect(await store(sandbox, { people, loans })).toEqual({ stored: true, people: fresh, loans: fresh, ...none });
    const known = { new: 0, changed: 0, unchanged: 3 };
    expect(await store(sandbox, { people, loans })).toEqual({ stored: true, people: known, loans: known, ...none });

    const [head = '', clara = ''] = Buffer.from(people.base64, 'base64').toString().trim().split('\r\n');
    const password = clara.split(';')[head.split(';').indexOf('senha')];
    const { status } = await room.ask('/oauth/token', {
      method: 'POST',
      sandbox,
      body: {
        ...{ grant_type: 'password', client_id: 'catalogue-patron', client_secret: 'catalogue-patron-development' },
        ...{ username: 'clara.nunes', password },
      },
    });
    expect(status).toBe(200);
  });

  it('say what is wrong in which line, and nothing of either is stored', async () => {
    const sandbox = await room.newSandbox();
    const people = csv('login,nome_pessoa', 'nova,Nova Leitora');
    const loans = csv('cod_exemplar,login,data_saida,data_prevista', 'NADA,nova,2026-01-02,2026-01-16');
    expect(await store(sandbox, { people, loans })).toEqual({
      ...{ stored: false, people: null, loans: null, has_more_errors: false },
      errors: [
        {
          ...{ table: 'loans', line: 2, column: 'cod_exemplar' },
          ...{ code: 'copyUnknown', facts: {} },
        },
      ],
    });
    expect((await store(sandbox, { people, dry_run: true })).people).toMatchObject({ new: 1 });
    const wrong = await store(sandbox, { people: csv('login,nome_pessoa', ...Array<string>(30).fill('a a,A')) });
    expect([wrong.errors.length, wrong.has_more_errors]).toEqual([20, true]);
  });

  it('have few new passwords at once, which is told before any is hashed', async () => {
    const sandbox = await room.newSandbox();
    const lines = Array.from({ length: maxTablePasswords + 1 }, (_, at) => `leitor${at},Leitora ${at},Telhado-4567`);
    const { errors } = await store(sandbox, { people: csv('login,nome_pessoa,senha', ...lines), dry_run: true });
    expect(errors).toMatchObject([{ line: maxTablePasswords + 2, column: 'senha' }]);
  });

  it('are of who may use the whole control room: no visitor, not even into a sandbox of the own', async () => {
    const server = await openTestApp({
      env: { HOST: '0.0.0.0', MOCK_CONTROLS: 'public', CONTROL_KEY: 'a key of sixteen' },
    });
    const ask = (url: string, headers: Record<string, string>, body?: object) =>
      server.app.inject({ method: body ? 'POST' : 'GET', url, headers, payload: body });
    const { id } = (await ask('/__mock/sandboxes', {}, {})).json<{ id: string }>();
    expect((await ask('/__mock/tables', { 'x-sandbox': id }, {})).statusCode).toBe(403);
    expect((await ask('/__mock/tables/example', { 'x-sandbox': id })).statusCode).toBe(403);
    expect((await ask('/__mock/tables', { 'x-control-key': 'a key of sixteen' }, {})).statusCode).toBe(200);
    await server.stop();
  });
});

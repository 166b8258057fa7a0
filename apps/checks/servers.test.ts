import { createTestDatabase, type TestDatabase } from '@catalogue/database/testing/testDatabase';
import { demoPassword } from '@catalogue/database/demoPassword';
import { runOn } from '@catalogue/local-postgres/query';
import { freeStates } from '@catalogue/domain';
import { createMockClient } from '@catalogue/mock-api/client/mockClient';
import { setTimeout as pause } from 'node:timers/promises';
import { openRoundRobin } from './servers/roundRobin';
import { startServer, type ServerProcess } from './servers/serverProcesses';
import { acknowledged, withoutReply } from './soak/answers';
import { Ledger, logins } from './soak/ledger';

// As often as it takes to meet a moment between a write and what follows it.
const rounds = 20;

const client = { client_id: 'catalogue-patron', client_secret: 'catalogue-patron-development' };
// The processes have the real clock.
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date());

let database: TestDatabase;
let servers: [ServerProcess, ServerProcess, ServerProcess];
const start = () => startServer(database.url, { SEARCH_INDEX: 'memory' });
beforeAll(async () => {
  database = await createTestDatabase({ today });
  // Days that no server has seen yet; things fall due on them.
  await runOn(database.url, `UPDATE relogio SET applied_until = applied_until - interval '5 days'`);
  servers = await Promise.all([start(), start(), start()]);
});
afterAll(async () => {
  await Promise.all(servers.map(({ stop }) => stop()));
  await database.drop();
});

const mockAt = (server: number) => createMockClient(servers[server]?.address ?? '');

async function ask<Reply = object>(server: number, path: string, token?: string, body?: object) {
  const reply = await fetch(`${servers[server]?.address}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { lang: '1', 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  return { status: reply.status, body: (text === '' ? undefined : JSON.parse(text)) as Reply };
}

const signIn = async (server: number, username = 'ana') =>
  (
    await ask<{ access_token: string; refresh_token: string }>(server, '/oauth/token', undefined, {
      grant_type: 'password',
      username,
      password: demoPassword,
      ...client,
    })
  ).body;

const others = [1, 2];

it('days that pass for all at once give each notice once', async () => {
  await Promise.all([0, 1, 2].map((server) => ask(server, '/api/acervo/1')));
  const mails = await runOn<{ times: number }>(
    database.url,
    'SELECT count(*)::int AS times FROM caixa_saida GROUP BY para, assunto, texto, data',
  );
  expect(mails.length).toBeGreaterThan(0);
  expect(mails.filter(({ times }) => times > 1)).toEqual([]);
});

it('a sign-in at one is good at the others, and its end is known to all at once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { access_token, refresh_token } = await signIn(0);
    const before = await Promise.all(others.map((server) => ask(server, '/api/pessoas', access_token)));
    expect(before.map(({ status }) => status)).toEqual([200, 200]);
    await ask(0, '/oauth/revoke', undefined, { token: refresh_token, ...client });
    const after = await Promise.all(others.map((server) => ask(server, '/api/pessoas', access_token)));
    expect(after.map(({ status }) => status)).toEqual([401, 401]);
  }
});

it('a copy that is lent at one is no longer offered by the others', async () => {
  const copies = await runOn<{ cod_acervo: number; cod_exemplar: string; titulo: string }>(
    database.url,
    `SELECT cod_acervo, min(x.cod_exemplar) AS cod_exemplar, titulo
       FROM exemplar x JOIN acervo a USING (cod_acervo) JOIN tipo_emprestimo t USING (cod_tipo_emprestimo)
      WHERE x.situacao = ANY('{${freeStates.join()}}') AND t.permite_emprestimo GROUP BY cod_acervo, titulo HAVING count(*) = 1 LIMIT ${rounds}`,
  );
  expect(copies.length).toBeGreaterThan(3);
  for (const { cod_acervo, cod_exemplar, titulo } of copies) {
    const query = new URLSearchParams({ termo_pesquisa: titulo, filtro: 'DISP', por_pagina: '100' });
    const isOffered = async (server: number) =>
      (await ask<{ data: { cod_acervo: string }[] }>(server, `/api/consulta/pagina?${query}`)).body.data.some(
        (title) => title.cod_acervo === String(cod_acervo),
      );
    expect(await Promise.all(others.map(isOffered))).toEqual([true, true]);
    await mockAt(0).copies.lend(cod_exemplar, 'ana', { force: true });
    expect(await Promise.all(others.map(isOffered))).toEqual([false, false]);
  }
});

it('faults that are set at one happen at all, as often as they were to', async () => {
  for (let round = 0; round < rounds; round += 1) {
    await mockAt(0).faults.set({ name: 'warning', endpoint: 'getTitle', times: 3 });
    const statuses = [];
    for (const server of [1, 2, 0, 1, 2]) statuses.push((await ask(server, '/api/acervo/1')).status);
    expect(statuses).toEqual([409, 409, 409, 200, 200]);
  }
  await mockAt(1).faults.set({ name: 'warning', times: 5 });
  const atOnce = await Promise.all(Array.from({ length: 12 }, (_, call) => ask(call % 3, '/api/acervo/1')));
  expect(atOnce.filter(({ status }) => status === 409)).toHaveLength(5);
});

describe('a sandbox', () => {
  it('that was made at one is there at the others, until one of them drops it', async () => {
    await mockAt(0).snapshots.save('inicio');
    const { id, headers } = await mockAt(0).sandbox({ from: 'inicio' });
    const statuses = () =>
      Promise.all(servers.map(async ({ address }) => (await fetch(`${address}/api/acervo/1`, { headers })).status));
    expect(await statuses()).toEqual([200, 200, 200]);
    expect((await ask(1, '/__mock/sandboxes')).body).toMatchObject([{ id }]);
    await mockAt(2).openSandbox(id).close();
    expect(await statuses()).toEqual([404, 404, 404]);
  });
});

it('the clock that is moved at one is moved at all', async () => {
  const [first, ...rest] = [0, 1, 2].map(mockAt);
  for (let round = 0; round < 5; round += 1) {
    const { today: moved } = (await first?.clock.advance('P1D')) ?? {};
    for (const mock of rest) expect((await mock.clock.read()).today).toBe(moved);
  }
  const before = (await mockAt(1).clock.read()).today;
  const moves = await Promise.all([0, 1, 2].map((server) => mockAt(server).clock.advance('P1D')));
  const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000);
  expect(days(before, (await mockAt(0).clock.read()).today)).toBe(3);
  expect(new Set(moves.map((move) => move.today)).size).toBe(3);
});

it('a reset at one waits for the calls of the others, and all have the new data', async () => {
  let isDone = false;
  const statuses: number[] = [];
  const load = others.map(async (server) => {
    while (!isDone) statuses.push((await ask(server, `/api/acervo/${1 + (statuses.length % 500)}`)).status);
  });
  await mockAt(0).snapshots.save('antes');
  const moved = await mockAt(1).clock.advance('P2D');
  await mockAt(0).snapshots.restore('antes');
  const [day, ...days] = await Promise.all(
    [0, ...others].map(async (server) => (await mockAt(server).clock.read()).today),
  );
  isDone = true;
  await Promise.all(load);
  expect(day).not.toBe(moved.today);
  expect(days).toEqual(others.map(() => day));
  expect(statuses.length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
});

it('one that is killed under load loses nothing that was answered, and the others go on', async () => {
  const proxy = await openRoundRobin(servers.map(({ address }) => address));
  const ledger = new Ledger();
  const untilWritten = async (count: number) => {
    while (ledger.length < count) await pause(10);
  };
  try {
    const failed: string[] = [];
    let [isKilled, hasEnded, isOver] = [false, false, false];
    // One writer for each: what is stored last is what was answered last.
    const writers = await Promise.all(logins.map((login) => ledger.openWriter(proxy.address, login)));
    const writing = writers.map(async (change) => {
      while (!isOver) {
        const beganAfter = hasEnded;
        const answer = await change();
        // What the killed one was doing while it ended is not known to have failed.
        const isCut = ['502', withoutReply].includes(answer) && isKilled && !beganAfter;
        if (answer !== acknowledged && !isCut) failed.push(answer);
      }
    });
    await untilWritten(20);
    isKilled = true;
    await servers[2].kill();
    hasEnded = true;
    await untilWritten(ledger.length + 20);
    isOver = true;
    await Promise.all(writing);
    expect(failed).toEqual([]);
    expect(await ledger.lostIn(database.url)).toBe(0);
  } finally {
    await proxy.close();
    servers[2] = await start();
  }
});

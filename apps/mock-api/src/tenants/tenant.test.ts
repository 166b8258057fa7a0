import { Client } from 'pg';
import { prisma } from '@catalogue/database/prismaCommand';
import { appForFile } from '../testing/app';

const server = appForFile();

interface Moved {
  today: string;
  events: unknown[];
}

const newSandbox = async () =>
  (await server.app.inject({ method: 'POST', url: '/__mock/sandboxes', payload: {} })).json<{ id: string }>().id;
const callIn = (sandbox: string) => async (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) => {
  const answer = await server.app.inject({ method, url, payload, headers: { 'x-sandbox': sandbox } });
  return { status: answer.statusCode, body: answer.json<Moved>() };
};

it('concurrent moves of the clock run one after the other', async () => {
  const [both, alone] = [callIn(await newSandbox()), callIn(await newSandbox())];
  const moves = await Promise.all([
    both('PUT', '/__mock/clock', { advance: 'P30D' }),
    both('PUT', '/__mock/clock', { advance: 'P10D' }),
  ]);
  expect(moves.map(({ status }) => status)).toEqual([200, 200]);
  expect((await both('GET', '/__mock/clock')).body.today).toBe('2026-04-19');
  const { body } = await alone('PUT', '/__mock/clock', { advance: 'P40D' });
  expect(moves.flatMap((move) => move.body.events)).toHaveLength(body.events.length);
});

it('a call during a move of the clock is answered for the new time', async () => {
  const call = callIn(await newSandbox());
  const moved = call('PUT', '/__mock/clock', { advance: 'P20D' });
  const replies = await Promise.all(Array.from({ length: 8 }, () => call('GET', '/parametros/funcionalidades')));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  const { body } = await callIn(await newSandbox())('PUT', '/__mock/clock', { advance: 'P20D' });
  expect((await moved).body.events).toHaveLength(body.events.length);
});

it('a tenant that cannot be restored stays unchanged', async () => {
  const call = callIn(await newSandbox());
  expect((await call('POST', '/__mock/snapshots', { name: 'antes' })).status).toBe(201);
  await call('PUT', '/__mock/clock', { advance: 'P1D' });
  // PostgreSQL cannot copy a database that has open connections.
  const url = new URL(server.database.url);
  url.pathname += '_snapshot_antes';
  const watcher = new Client({ connectionString: url.href });
  await watcher.connect();
  try {
    expect((await call('POST', '/__mock/snapshots/antes/restore')).status).toBe(503);
  } finally {
    await watcher.end();
  }
  expect((await call('GET', '/__mock/clock')).body.today).toBe('2026-03-11');
  expect((await call('GET', '/api/acervo/1')).status).toBe(200);
});

it('snapshots of one name that are saved and opened at once wait for each other', async () => {
  const ids = await Promise.all([newSandbox(), newSandbox(), newSandbox()]);
  const saves = ids.map((id) => callIn(id)('POST', '/__mock/snapshots', { name: 'juntos' }));
  expect((await Promise.all(saves)).map(({ status }) => status)).toEqual([201, 201, 201]);
  const again = [
    callIn(ids[0] ?? '')('POST', '/__mock/snapshots', { name: 'juntos' }),
    ...ids.slice(1).map((id) => callIn(id)('POST', '/__mock/sandboxes', { from: 'juntos' })),
  ];
  expect((await Promise.all(again)).map(({ status }) => status)).toEqual([201, 201, 201]);
});

it('concurrent changes of the settings leave one of them in force', async () => {
  const call = callIn(await newSandbox());
  const variants = ['plain', 'oidc', 'saml', '571', '87', '523'];
  const changes = variants.map((variant) => call('PUT', '/__mock/institution', { variant }));
  expect(new Set((await Promise.all(changes)).map(({ status }) => status))).toEqual(new Set([200]));
});

it('a reset waits for concurrent changes of the tenant', async () => {
  const call = callIn(await newSandbox());
  const answers = await Promise.all([
    call('POST', '/__mock/reset'),
    call('PUT', '/__mock/clock', { advance: 'P1D' }),
    call('PUT', '/__mock/institution', { variant: 'saml' }),
    call('POST', '/__mock/reset'),
    call('PUT', '/__mock/clock', { advance: 'P1D' }),
  ]);
  expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
});

it('Prisma can migrate a tenant that was reset', async () => {
  await server.app.inject({ method: 'POST', url: '/__mock/reset' });
  await prisma(['migrate', 'status'], server.database.url);
});

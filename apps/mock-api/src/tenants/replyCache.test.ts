import { runOn } from '@catalogue/local-postgres/query';
import type { Deps } from '../deps';
import { openTestApp, type TestApp } from '../testing/app';
import * as own from '../testing/testServer';
import { ReplyCache } from './replyCache';
import type { Tenant } from './tenant';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ server: own });
});
afterAll(() => server.stop());

/** A tenant with only the parts that the reply cache uses; `day` may be changed. */
function smallTenant() {
  const time = { day: '2026-11-20' };
  const deps = { db: server.db, today: () => time.day, clock: { now: () => new Date(0) } };
  return { time, tenant: { id: 'small', deps } as unknown as Tenant };
}

function counted(answer: (deps: Deps) => unknown = () => 'an answer') {
  const work = jest.fn(async (deps: Deps) => answer(deps));
  return { work, times: () => work.mock.calls.length };
}

it('a repeated read of unchanged data is not computed again', async () => {
  const replies = new ReplyCache();
  const { tenant } = smallTenant();
  const { work, times } = counted();
  await replies.of({ tenant, key: 'a title' }, work);
  expect(String(await replies.of({ tenant, key: 'a title' }, work))).toBe('"an answer"');
  expect(times()).toBe(1);
  await replies.of({ tenant, key: 'another title' }, work);
  expect(times()).toBe(2);
});

it('a reply from before a write is not sent after it', async () => {
  const replies = new ReplyCache();
  const { tenant } = smallTenant();
  const { work, times } = counted();
  await replies.of({ tenant, key: 'a title' }, work);
  await server.db.library.updateMany({ where: { cod_biblioteca: -1 }, data: { desc_biblioteca: 'none' } });
  await replies.of({ tenant, key: 'a title' }, work);
  expect(times()).toBe(2);
  await server.db.$transaction(async (tx) => tx.$executeRaw`UPDATE relogio SET offset_ms = offset_ms`);
  await replies.of({ tenant, key: 'a title' }, work);
  expect(times()).toBe(3);
});

it('a reply is sent but not cached if a write happened meanwhile', async () => {
  const replies = new ReplyCache();
  const { tenant } = smallTenant();
  const { work, times } = counted();
  await replies.of({ tenant, key: 'a title' }, async (deps) => {
    await server.db.$executeRaw`UPDATE relogio SET offset_ms = offset_ms`;
    return work(deps);
  });
  await replies.of({ tenant, key: 'a title' }, work);
  expect(times()).toBe(2);
});

it('a new civil day has a new reply', async () => {
  const replies = new ReplyCache();
  const { tenant, time } = smallTenant();
  const { work, times } = counted();
  await replies.of({ tenant, key: 'a title' }, work);
  time.day = '2026-11-21';
  await replies.of({ tenant, key: 'a title' }, work);
  expect(times()).toBe(2);
});

it('a reply that depends on the time is computed each time', async () => {
  const replies = new ReplyCache();
  const { tenant } = smallTenant();
  const { work, times } = counted(({ clock }) => clock.now());
  await replies.of({ tenant, key: 'a token' }, work);
  await replies.of({ tenant, key: 'a token' }, work);
  expect(times()).toBe(2);
});

it('writes by other processes are soon noticed', async () => {
  const call = async () => (await server.app.inject('/api/acervo/1')).json<{ desc_tipo_obra: string }>().desc_tipo_obra;
  const before = await call();
  await runOn(server.database.url, `UPDATE acervo SET desc_tipo_obra = 'Papiro' WHERE cod_acervo = 1`);
  // Usually a quarter of a second; limited by the test's own timeout.
  while ((await call()) === before);
  expect(await call()).toBe('Papiro');
});

it('a patron does not get the cached reply of another', async () => {
  const call = (authorization: string) =>
    server.app.inject({ url: '/api/emprestimo/titulos-pendentes', headers: { authorization } });
  const logins = await server.db.personLogin.findMany({ where: { login: { in: ['ana', 'bruno'] } } });
  const tokens = Object.fromEntries(
    logins.map(({ cod_pessoa, login }) => [login, server.patronToken(cod_pessoa, login)]),
  );
  const first = await call(tokens.ana ?? '');
  expect((await call(tokens.bruno ?? '')).body).not.toBe(first.body);
  expect((await call(tokens.ana ?? '')).body).toBe(first.body);
});

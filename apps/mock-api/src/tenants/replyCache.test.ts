import { changesOf } from '../database';
import { runOn } from '@catalogue/local-postgres/query';
import { openTestApp, type TestApp } from '../testing/app';
import * as own from '../testing/testServer';
import { ReplyCache, type Watched } from './replyCache';
import type { Tenant } from './tenant';

const caller = { kind: 'anonymous' } as const;

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ server: own });
});
afterAll(() => server.stop());
afterEach(() => jest.restoreAllMocks());

/** Lets no time pass in which the server would look for the writes of other programs: its own look like theirs. */
const stopTime = () => jest.spyOn(performance, 'now').mockReturnValue(performance.now());

/** A tenant with only the parts that the reply cache uses; `day` may be changed. */
function smallTenant() {
  const time = { day: '2026-11-20' };
  const deps = { db: server.db, today: () => time.day, clock: { now: () => new Date(0) } };
  return { time, tenant: { id: 'small', deps } as unknown as Tenant };
}

function counted(answer: (watched: Watched) => unknown = () => 'an answer') {
  const work = jest.fn(async (watched: Watched) => answer(watched));
  return { work, times: () => work.mock.calls.length };
}

it('a repeated read of unchanged data is not computed again', async () => {
  const replies = new ReplyCache();
  const { tenant } = smallTenant();
  const { work, times } = counted();
  await replies.of({ tenant, key: 'a title', caller }, work);
  expect(String(await replies.of({ tenant, key: 'a title', caller }, work))).toBe('"an answer"');
  expect(times()).toBe(1);
  await replies.of({ tenant, key: 'another title', caller }, work);
  expect(times()).toBe(2);
});

it('a reply from before a write is not sent after it', async () => {
  const replies = new ReplyCache();
  const { tenant } = smallTenant();
  const { work, times } = counted();
  await replies.of({ tenant, key: 'a title', caller }, work);
  await server.db.library.updateMany({ where: { cod_biblioteca: 1 }, data: { desc_biblioteca: 'none' } });
  await replies.of({ tenant, key: 'a title', caller }, work);
  expect(times()).toBe(2);
  await server.db.$transaction(async (tx) => tx.$executeRaw`UPDATE acervo SET cor = cor`);
  await replies.of({ tenant, key: 'a title', caller }, work);
  expect(times()).toBe(3);
});

it('a reply is sent but not cached if a write happened meanwhile', async () => {
  const replies = new ReplyCache();
  const { tenant } = smallTenant();
  const { work, times } = counted();
  await replies.of({ tenant, key: 'a title', caller }, async (watched) => {
    await server.db.$executeRaw`UPDATE acervo SET cor = cor`;
    return work(watched);
  });
  await replies.of({ tenant, key: 'a title', caller }, work);
  expect(times()).toBe(2);
});

it('a new civil day has a new reply', async () => {
  const replies = new ReplyCache();
  const { tenant, time } = smallTenant();
  const { work, times } = counted();
  await replies.of({ tenant, key: 'a title', caller }, work);
  time.day = '2026-11-21';
  await replies.of({ tenant, key: 'a title', caller }, work);
  expect(times()).toBe(2);
});

it('a reply that depends on the time is computed each time', async () => {
  const replies = new ReplyCache();
  const { tenant } = smallTenant();
  const { work, times } = counted(({ deps }) => deps.clock.now());
  await replies.of({ tenant, key: 'a token', caller }, work);
  await replies.of({ tenant, key: 'a token', caller }, work);
  expect(times()).toBe(2);
});

const reading = (what: 'readsCaller' | 'readsRequest') => (watched: Watched) => {
  watched[what]();
  return 'an answer';
};
const ana = { kind: 'patron', cod_pessoa: 1, login: 'ana', sid: 'a', acting: null } as const;
const bruno = { kind: 'patron', cod_pessoa: 2, login: 'bruno', sid: 'b', acting: null } as const;

it('a reply is everybody’s while its handler does not ask who calls', async () => {
  const replies = new ReplyCache();
  const { tenant } = smallTenant();
  const { work, times } = counted();
  for (const caller of [ana, bruno]) await replies.of({ tenant, key: 'a title', caller }, work);
  expect(times()).toBe(1);
  const own = counted(reading('readsCaller'));
  for (const caller of [ana, bruno, ana]) await replies.of({ tenant, key: 'loans', caller }, own.work);
  expect(own.times()).toBe(2);
});

it('a reply that depends on the request itself is computed each time', async () => {
  const replies = new ReplyCache();
  const { tenant } = smallTenant();
  const { work, times } = counted(reading('readsRequest'));
  for (const caller of [ana, ana]) await replies.of({ tenant, key: 'a code', caller }, work);
  expect(times()).toBe(2);
});

it('a session that begins or goes on changes the replies to patrons about themselves, and no others', async () => {
  stopTime();
  const replies = new ReplyCache();
  const { tenant } = smallTenant();
  const title = counted();
  const sessions = counted(({ deps, readsCaller }) => {
    readsCaller();
    return deps.db.session.count();
  });
  const ask = async () => {
    await replies.of({ tenant, key: 'a title', caller: ana }, title.work);
    await replies.of({ tenant, key: 'sessions', caller: ana }, sessions.work);
  };
  await ask();
  await server.db.attempt.create({ data: { kind: 'password', login: 'ana', address: 'here', at: new Date(0) } });
  await ask();
  expect([title.times(), sessions.times()]).toEqual([1, 2]);
});

it('a loan invalidates only the replies that have read loans, also of a statement that was sent for several', async () => {
  stopTime();
  const replies = new ReplyCache();
  const { tenant } = smallTenant();
  const title = counted(() => server.db.title.count());
  const loans = counted(({ deps }) => deps.db.loan.count());
  const ask = () =>
    Promise.all([
      replies.of({ tenant, key: 'a title', caller }, title.work),
      replies.of({ tenant, key: 'loans', caller }, loans.work),
    ]);
  await replies.of({ tenant, key: 'a title', caller }, title.work);
  await ask();
  await server.db.$executeRaw`UPDATE emprestimo SET renovacoes = renovacoes`;
  await ask();
  expect([title.times(), loans.times()]).toEqual([1, 2]);
  await server.db.$executeRaw`UPDATE acervo SET cor = cor`;
  await ask();
  expect([title.times(), loans.times()]).toEqual([2, 3]);
  // Both were made at the same time now, so that nobody knows whose the statement was.
  await server.db.$executeRaw`UPDATE emprestimo SET renovacoes = renovacoes`;
  await ask();
  expect([title.times(), loans.times()]).toEqual([3, 4]);
});

it('writes by other processes are soon noticed', async () => {
  const call = async () => (await server.app.inject('/api/acervo/1')).json<{ desc_tipo_obra: string }>().desc_tipo_obra;
  const before = await call();
  await runOn(server.database.url, `UPDATE acervo SET desc_tipo_obra = 'Papiro' WHERE cod_acervo = 1`);
  // Usually a quarter of a second; limited by the test's own timeout.
  while ((await call()) === before);
  expect(await call()).toBe('Papiro');
});

it('what another program wrote is read at once by a patron whose write it may have refused', async () => {
  const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'ana' } });
  const authorization = server.patronToken(cod_pessoa, 'ana');
  const read = async () => (await server.app.inject('/api/acervo/2')).json<{ desc_tipo_obra: string }>().desc_tipo_obra;
  const before = await read();
  stopTime();
  await read();
  await runOn(server.database.url, `UPDATE acervo SET desc_tipo_obra = 'Pergaminho' WHERE cod_acervo = 2`);
  expect(await read()).toBe(before);
  const payload = { excluir: [], incluir: [] };
  const url = '/api/cestas/999999';
  const refuse = () => server.app.inject({ method: 'PUT', url, payload, headers: { authorization } });
  expect((await refuse()).statusCode).toBe(404);
  expect(await read()).toBe('Pergaminho');
  // Where nobody else has written, all replies stay.
  const { data } = await changesOf(server.db).counts();
  await refuse();
  expect(await changesOf(server.db).counts()).toMatchObject({ data });
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

it('whatever others write, replies are those of a server that caches nothing', async () => {
  const { cod_pessoa } = await server.db.personLogin.findUniqueOrThrow({ where: { login: 'ana' } });
  const authorization = server.patronToken(cod_pessoa, 'ana');
  const reads = [
    '/api/acervo/1',
    '/api/acervo/1/exemplares',
    '/api/consulta/ordenacao',
    '/api/emprestimo/titulos-pendentes',
    '/api/reserva',
    '/api/solicitacoes/alertas',
    '/api/acervo/cesta-permanente/colecao',
    '/api/pessoas/meu-pergamum/dados-pessoais',
  ];
  // Each changes what some of them answer.
  const writes = [
    "UPDATE acervo SET desc_tipo_obra = 'Papiro ' || random() WHERE cod_acervo = 1",
    'UPDATE emprestimo SET renovacoes = (renovacoes + 1) % 3 WHERE cod_pessoa = $1',
    'UPDATE emprestimo SET data_devolucao = CASE WHEN data_devolucao IS NULL THEN data_saida END WHERE cod_pessoa = $1',
    "DELETE FROM reserva WHERE cod_reserva = (SELECT min(cod_reserva) FROM reserva WHERE cod_pessoa = $1 AND situacao = 'fila')",
    "UPDATE alerta SET titulo = titulo || '!' WHERE cod_pessoa = $1",
    'DELETE FROM cesta_permanente WHERE cod_acervo = (SELECT min(cod_acervo) FROM cesta_permanente WHERE cod_pessoa = $1)',
    "UPDATE pessoa SET nome_pessoa = nome_pessoa || '!' WHERE cod_pessoa = $1",
  ];
  const answers = () =>
    Promise.all(
      reads.map(async (url) => {
        const { statusCode, body } = await server.app.inject({ url, headers: { authorization } });
        return [url, statusCode, body];
      }),
    );
  const now = performance.now.bind(performance);
  let later = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now() + later);
  const effective = new Set<string>();
  for (const sql of [...writes, ...writes].flatMap((_, step, all) => all[(step * 5) % all.length] ?? [])) {
    const before = await answers();
    await runOn(server.database.url, sql.replace('$1', String(cod_pessoa)));
    // Long enough to look for the writes of others.
    later += 1000;
    const cached = await answers();
    server.changed();
    const fresh = await answers();
    expect([sql, cached]).toEqual([sql, fresh]);
    if (JSON.stringify(fresh) !== JSON.stringify(before)) effective.add(sql);
  }
  // Else a cache that forgets nothing would seem right.
  expect([...effective].sort()).toEqual([...writes].sort());
});

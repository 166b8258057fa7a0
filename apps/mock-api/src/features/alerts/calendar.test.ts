import ICAL from 'ical.js';
import type { alerts, PaymentSlip, Reply } from '@catalogue/api-contract';
import { appForEach } from '../../testing/app';
import { callAs } from '../../testing/callAs';
import { stock } from '../../testing/shelf';

const server = appForEach();

type Made = Reply<(typeof alerts)['makeCalendarAddress']>;
type Known = Reply<(typeof alerts)['getCalendarAddress']>;

const path = '/api/pessoas/meu-pergamum/calendario';
const who = 'nada-consta';
const call = <T = object>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, as = who) =>
  callAs(server)<T>(as, method, url, body);
const make = async () => (await call<Made>('POST', path)).body.chave;
const read = (chave: string) => server.app.inject({ url: `/calendario/${chave}.ics`, headers: { host: 'localhost' } });
const personOf = async (login = who) =>
  (await server.db.personLogin.findUniqueOrThrow({ where: { login } })).cod_pessoa;
const daysIn = async (chave: string) =>
  new ICAL.Component(ICAL.parse((await read(chave)).body))
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each))
    .map(({ startDate, summary, uid }) => `${String(startDate)} ${summary} ${uid.replace(/\d+/, 'N')}`);

test('a calendar program reads loans, holds to pick up and open slips at an address that needs no sign-in', async () => {
  const onLoan = await stock(server, [{ due: '2026-03-14', cod_pessoa: await personOf() }]);
  const held = await stock(server, [{ due: '2026-03-11', returns_on: '2026-03-11' }]);
  const wish = { volume: 'unico', tomo: 'unico', parte: 'unico', material_adicional: 'principal' };
  await call('POST', '/api/reserva', { ...wish, cod_acervo: held, biblioteca: 1 });
  const { cod_debito } = await server.db.debt.create({
    data: {
      ...{ cod_pessoa: await personOf(), cod_biblioteca: 1, valor_multa: 9, desconto: 0, valor_pago: 0 },
      ...{ tipo_servico: 'Segunda via da carteira', motivo: 'Segunda via' },
    },
  });
  const { body: slip } = await call<PaymentSlip>('POST', '/api/unidade-informacao/guias', {
    cod_biblioteca: 1,
    debitos: [cod_debito],
  });
  const chave = await make();
  const title = async (cod_acervo: number) =>
    (await server.db.title.findUniqueOrThrow({ where: { cod_acervo } })).titulo;
  const [lent, kept] = [await title(onLoan), await title(held)];
  // A hold that waits in the queue has no last day yet.
  expect(await daysIn(chave)).toEqual([
    `2026-03-14 Devolver ${lent} emprestimo-N-1@localhost`,
    `${slip.vencimento} Pagar a guia de R$ 9,00 guia-N@localhost`,
  ]);
  server.passDays(1);
  expect(await daysIn(chave)).toEqual([
    `2026-03-14 Devolver ${lent} emprestimo-N-1@localhost`,
    `2026-03-14 Último dia para retirar ${kept} reserva-N@localhost`,
    `${slip.vencimento} Pagar a guia de R$ 9,00 guia-N@localhost`,
  ]);
  await server.db.loan.updateMany({
    where: { cod_pessoa: await personOf() },
    data: { data_devolucao: new Date('2026-03-11') },
  });
  // Paid at the desk: the slip is cancelled.
  await server.db.debt.update({ where: { cod_debito }, data: { valor_pago: 9 } });
  server.changed();
  expect(await daysIn(chave)).toEqual([`2026-03-14 Último dia para retirar ${kept} reserva-N@localhost`]);
});

test('a deadline says where, and when that library is open on the day', async () => {
  await stock(server, [{ due: '2026-03-14', cod_pessoa: await personOf() }]);
  const { desc_biblioteca } = await server.db.library.findUniqueOrThrow({ where: { cod_biblioteca: 1 } });
  await server.db.openingHours.updateMany({
    where: { cod_biblioteca: 1, dia_semana: 6 },
    data: { abre: '09:00', fecha: '12:30' },
  });
  const [event] = new ICAL.Component(ICAL.parse((await read(await make())).body)).getAllSubcomponents('vevent');
  expect(event?.getFirstPropertyValue('location')).toBe(`${desc_biblioteca}, aberta das 9h às 12h30`);
});

test('no cache keeps it, and programs know what it is', async () => {
  const reply = await read(await make());
  expect(reply.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/calendar; charset=utf-8',
  });
});

test('it is in the language of its reader', async () => {
  await stock(server, [{ due: '2026-03-14', cod_pessoa: await personOf() }]);
  await server.db.person.update({ where: { cod_pessoa: await personOf() }, data: { idioma: 'en' } });
  const { body } = await read(await make());
  expect(body).toContain('NAME:Library deadlines');
  expect(body).toContain('SUMMARY:Return ');
});

test('a new address ends the one before; taken back, it ends too', async () => {
  const known = async () => (await call<Known>('GET', path)).body.criado_em;
  expect(await known()).toBeNull();
  const first = await make();
  expect(await known()).toBe('2026-03-10T12:00:00.000Z');
  expect((await read(first)).statusCode).toBe(200);
  const second = await make();
  expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
  expect((await call('DELETE', path)).status).toBe(204);
  expect(await known()).toBeNull();
  const gone = await read(second);
  expect(gone.statusCode).toBe(404);
  expect(gone.headers['cache-control']).toBe('no-store');
  expect(gone.body).toContain('Este endereço de agenda não vale');
});

test('the address is not guessed, and not learned from the database', async () => {
  const chave = await make();
  expect(chave).toMatch(/^[\w-]{32}$/);
  const [stored] = await server.db.calendarAddress.findMany();
  expect(JSON.stringify(stored)).not.toContain(chave);
  for (const wrong of [stored?.hash ?? '', chave.slice(0, -1), `${chave}x`, '%00', 'a'.repeat(3000)])
    expect((await read(wrong)).statusCode).toBe(404);
});

test('only the person makes or removes it; the person finds in the list of accesses that it was made', async () => {
  const { body } = await call<{ access_token: string }>(
    'POST',
    '/api/pessoas/meu-pergamum/troca-usuario',
    { usuario: 'bruno' },
    'trocas',
  );
  const authorization = `Bearer ${body.access_token}`;
  for (const method of ['POST', 'DELETE'] as const) {
    const reply = await server.app.inject({ method, url: path, headers: { authorization } });
    expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([403, 'so_a_propria_pessoa']);
  }
  await make();
  const { body: accesses } = await call<object[]>('GET', '/api/pessoas/meu-pergamum/acessos');
  expect(accesses).toMatchObject([{ quem: 'proprio', acao: 'mudou', dados: 'alertas' }]);
});

test('an erased person’s address is void', async () => {
  const chave = await make();
  await server.db.person.delete({ where: { cod_pessoa: await personOf() } });
  expect((await read(chave)).statusCode).toBe(404);
});

import type { AlertEntry } from '@catalogue/api-contract';
import { appForEach, openTestApp, type TestApp } from '../../testing/app';
import { callAs } from '../../testing/callAs';
import { stock } from '../../testing/shelf';

// The test's day is Tuesday, 10 March 2026.
const server = appForEach();
const who = 'nada-consta';
const wish = { volume: 'unico', tomo: 'unico', parte: 'unico', material_adicional: 'principal', biblioteca: 1 };

const codeOf = async ({ db }: TestApp, login: string) =>
  (await db.personLogin.findUniqueOrThrow({ where: { login } })).cod_pessoa;
const hold = async (on: TestApp, login: string, cod_acervo: number) =>
  Number(
    (await callAs(on)<{ cod_reserva: string }>(login, 'POST', '/api/reserva', { ...wish, cod_acervo })).body
      .cod_reserva,
  );
const desk = async (on: TestApp, url: string, body?: object, method: 'POST' | 'PUT' = 'POST') =>
  expect((await callAs(on)(null, method, `/__mock/${url}`, body)).status).toBeLessThan(300);
const told = async (login: string) =>
  (await callAs(server)<AlertEntry[]>(login, 'GET', '/api/solicitacoes/alertas')).body.flatMap(({ aviso }) =>
    aviso ? [[aviso.tipo, aviso.estado, aviso.dia, aviso.desfecho]] : [],
  );
const mails = async (login: string, { db }: TestApp = server) =>
  (await db.sentMail.findMany({ where: { para: `${login}@ufvi.example.org` }, orderBy: { id: 'asc' } })).map(
    ({ assunto }) => assunto,
  );
const choose = (assunto: string, chosen: { alerta: boolean; email: boolean }) =>
  callAs(server)(who, 'PUT', '/api/pessoas/meu-pergamum/avisos', { assunto, dias: null, ...chosen });

describe('what the desk or another patron does is told at once, and once:', () => {
  it('a hold is ready because a copy came back, also by mail', async () => {
    const cod_acervo = await stock(server, [{ due: '2026-03-20' }]);
    await hold(server, who, cod_acervo);
    expect(await told(who)).toEqual([]);
    await desk(server, `copies/${cod_acervo}-1/return`);
    const ready = [['reserva_disponivel', null, '2026-03-10', null]];
    expect(await told(who)).toEqual(ready);
    expect(await mails(who)).toEqual([expect.stringMatching(/ está à sua espera$/)]);
    server.passDays(1);
    expect(await told(who)).toEqual(ready);
    expect(await mails(who)).toHaveLength(1);
    server.passDays(1);
    expect(await told(who)).toEqual([['reserva_vence_amanha', null, '2026-03-12', null]]);
  });

  it('a place in the queue moves because somebody gave theirs up; its mail, where wanted, is that of the next day', async () => {
    const cod_acervo = await stock(server, [{ due: '2026-03-20' }]);
    const first = await hold(server, 'sem-cpf', cod_acervo);
    await hold(server, who, cod_acervo);
    await choose('fila', { alerta: true, email: true });
    await callAs(server)('sem-cpf', 'DELETE', '/api/reserva', [first]);
    expect(await told(who)).toEqual([['reserva_andou', '1', '2026-03-10', null]]);
    expect(await told('sem-cpf')).toEqual([]);
    expect(await mails(who)).toEqual([]);
    server.passDays(1);
    expect(await told(who)).toHaveLength(1);
    expect(await mails(who)).toEqual([expect.stringMatching(/^A fila de .* andou$/)]);
    server.passDays(1);
    await told(who);
    expect(await mails(who)).toHaveLength(1);
  });

  it('a copy that is given up is ready for the next one', async () => {
    const cod_acervo = await stock(server, [{ due: '2026-03-20' }]);
    const first = await hold(server, 'sem-cpf', cod_acervo);
    await hold(server, who, cod_acervo);
    await desk(server, `copies/${cod_acervo}-1/return`);
    expect(await told(who)).toEqual([['reserva_andou', '1', '2026-03-10', null]]);
    await callAs(server)('sem-cpf', 'DELETE', '/api/reserva', [first]);
    expect(await told(who)).toEqual([['reserva_disponivel', null, '2026-03-10', null]]);
  });

  it('a slip is paid, also by mail', async () => {
    const cod_pessoa = await codeOf(server, who);
    const debt = await server.db.debt.create({
      data: { cod_pessoa, cod_biblioteca: 1, tipo_servico: 'outros', motivo: 'Cópias', valor_multa: 5 },
    });
    const slip = { cod_biblioteca: 1, debitos: [debt.cod_debito] };
    const { body } = await callAs(server)<{ numero: string }>(who, 'POST', '/api/unidade-informacao/guias', slip);
    await desk(server, `slips/${body.numero}/pay`);
    expect(await told(who)).toEqual([['guia_paga', '5.00', '2026-03-10', null]]);
    expect(await mails(who)).toEqual(['A guia de R$\u00a05,00 foi paga']);
    server.passDays(1);
    await told(who);
    expect(await mails(who)).toHaveLength(1);
  });

  it('a request moves on and a comment is decided on; the mails of all of a day are one, at the beginning of the next', async () => {
    const cod_pessoa = await codeOf(server, who);
    const request = await server.db.loanRequest.create({
      data: {
        ...{ cod_pessoa, cod_acervo: await stock(server, [{}]), status: '1', data: new Date('2026-03-10T11:00:00Z') },
        ...{ biblioteca_origem: 1, biblioteca_recebimento: 3, telefone: '(31) 5550-0001', email: 'a@example.org' },
        ...{ volume: 'unico', tomo: 'unico', parte: 'unico', material_adicional: 'principal' },
      },
    });
    const { cod_acervo } = await server.db.title.findFirstOrThrow();
    const comment = await server.db.titleComment.create({
      data: { cod_pessoa, cod_acervo, content: 'Bom.', data: new Date('2026-03-09') },
    });
    await choose('comentarios', { alerta: true, email: true });
    await desk(server, `loan-requests/${request.codigo}/move`);
    await desk(server, `comments/title/${comment.id}`, { aprovado: true }, 'PUT');
    expect((await told(who)).map(([tipo]) => tipo)).toEqual(['comentario_decidido', 'pedido_mudou']);
    expect(await mails(who)).toEqual([]);
    server.passDays(1);
    await told(who);
    expect(await mails(who)).toEqual([expect.stringMatching(/, e mais 1 aviso$/)]);
  });

  it('to who wants no alert of it by mail alone, at once', async () => {
    const cod_acervo = await stock(server, [{ due: '2026-03-20' }]);
    const first = await hold(server, 'sem-cpf', cod_acervo);
    await hold(server, who, cod_acervo);
    await choose('fila', { alerta: false, email: true });
    await callAs(server)('sem-cpf', 'DELETE', '/api/reserva', [first]);
    expect(await told(who)).toEqual([]);
    expect(await mails(who)).toHaveLength(1);
  });

  it('and no mail is sent the next day of what is true no more', async () => {
    const cod_acervo = await stock(server, [{ due: '2026-03-20' }]);
    const first = await hold(server, 'sem-cpf', cod_acervo);
    const own = await hold(server, who, cod_acervo);
    await choose('fila', { alerta: true, email: true });
    await callAs(server)('sem-cpf', 'DELETE', '/api/reserva', [first]);
    await callAs(server)(who, 'DELETE', '/api/reserva', [own]);
    server.passDays(1);
    expect(await told(who)).toMatchObject([['reserva_andou', '1', '2026-03-10', 'cancelada']]);
    expect(await mails(who)).toEqual([]);
  });
});

test('what could not be told at once is told with the next day', async () => {
  const cod_acervo = await stock(server, [{ due: '2026-03-20' }]);
  await hold(server, who, cod_acervo);
  // Another program, which tells nobody.
  await server.db.hold.updateMany({
    where: { cod_acervo },
    data: { situacao: 'liberada', validade: new Date('2026-03-13') },
  });
  server.changed();
  expect(await told(who)).toEqual([]);
  server.passDays(1);
  expect(await told(who)).toEqual([['reserva_disponivel', null, '2026-03-11', null]]);
});

test('of very many changes of another program an act tells a part, the next act and the day the rest', async () => {
  const cod_pessoa = await codeOf(server, who);
  await server.db.titleComment.createMany({
    data: Array.from({ length: 250 }, (_, at) => ({
      ...{ cod_acervo: (at % 10) + 1, cod_pessoa, content: 'Bom', data: new Date('2026-03-01T12:00:00Z') },
      ...{ aprovado: true, untold: true },
    })),
  });
  server.changed();
  const count = () => server.db.alert.count({ where: { cod_pessoa, thing: { startsWith: 'comentario:' } } });
  await choose('pesquisas', { alerta: true, email: false });
  expect(await count()).toBe(100);
  await choose('pesquisas', { alerta: true, email: true });
  expect(await count()).toBe(200);
  server.passDays(1);
  await told(who);
  expect(await count()).toBe(250);
});

test('after an act the clock may jump or go day by day: the same alerts and mails', async () => {
  const another = await openTestApp();
  try {
    const state = async (on: TestApp) => ({
      alerts: await on.db.alert.findMany({
        where: { cod_pessoa: await codeOf(on, who) },
        select: { thing: true, titulo: true, data: true, aviso: true, mail_waits: true },
        orderBy: { thing: 'asc' },
      }),
      mails: await mails(who, on),
    });
    for (const on of [server, another]) {
      const [queued, wanted] = [await stock(on, [{ due: '2026-03-20' }]), await stock(on, [{ due: '2026-03-20' }])];
      const first = await hold(on, 'sem-cpf', queued);
      await hold(on, who, queued);
      await hold(on, who, wanted);
      await callAs(on)(who, 'PUT', '/api/pessoas/meu-pergamum/avisos', {
        ...{ assunto: 'fila', alerta: true, email: true, dias: null },
      });
      await callAs(on)('sem-cpf', 'DELETE', '/api/reserva', [first]);
      await desk(on, `copies/${wanted}-1/return`);
    }
    server.passDays(6);
    await callAs(server)(who, 'GET', '/api/solicitacoes/alertas');
    for (let day = 0; day < 6; day++) {
      another.passDays(1);
      await callAs(another)(who, 'GET', '/api/solicitacoes/alertas');
    }
    const jumped = await state(server);
    expect(jumped.mails.length).toBeGreaterThan(2);
    expect(await state(another)).toEqual(jumped);
  } finally {
    await another.stop();
  }
});

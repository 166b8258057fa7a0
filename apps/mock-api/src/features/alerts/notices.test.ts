import {
  NoticeTopic,
  type AlertEntry,
  type alerts,
  type control,
  type NoticePreference,
  type Reply,
} from '@catalogue/api-contract';
import { runOn } from '@catalogue/local-postgres/query';
import { appForEach, openTestApp, type TestApp } from '../../testing/app';
import { callAs, passwordGrant } from '../../testing/callAs';
import { stock } from '../../testing/shelf';

const server = appForEach();

const call = <T = object>(who: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  callAs(server)<T>(who, method, url, body);
const alertsOf = async (who: string) => (await call<AlertEntry[]>(who, 'GET', '/api/solicitacoes/alertas')).body;
const noticesOf = async (who: string) => (await alertsOf(who)).flatMap(({ aviso }) => (aviso ? [aviso] : []));
const codeOf = async (login: string) =>
  (await server.db.personLogin.findUniqueOrThrow({ where: { login } })).cod_pessoa;
const mailsTo = (para: string) => server.db.sentMail.findMany({ where: { para }, orderBy: { id: 'asc' } });

/** Lends a copy to a patron; the test's day is 10 March 2026. */
const lend = async (who: string, due: string) => stock(server, [{ due, cod_pessoa: await codeOf(who) }]);

describe('a patron is told', () => {
  it('of one loan, step by step, each step in place of the one before', async () => {
    await lend('nada-consta', '2026-03-14');
    const seen: string[] = [];
    for (let day = 11; day <= 31; day++) {
      server.passDays(1);
      const [notice, ...others] = await noticesOf('nada-consta');
      expect(others).toEqual([]);
      if (notice && notice.dia === `2026-03-${day}`) seen.push(`${day} ${notice.tipo}`);
    }
    expect(seen).toEqual([
      '11 prazo_chegando',
      '13 prazo_amanha',
      '15 atraso_1_dia',
      '21 atraso_7_dias',
      '29 atraso_15_dias',
    ]);
    expect((await mailsTo('nada-consta@ufvi.example.org')).map(({ assunto }) => assunto)).toHaveLength(5);
  });

  it('that a hold is ready, ends tomorrow and has ended; the alert names thing, library and day', async () => {
    const cod_acervo = await stock(server, [{ due: '2026-03-12', returns_on: '2026-03-12' }]);
    const wish = { volume: 'unico', tomo: 'unico', parte: 'unico', material_adicional: 'principal' };
    for (const who of ['nada-consta', 'sem-cpf'])
      expect((await call(who, 'POST', '/api/reserva', { ...wish, cod_acervo, biblioteca: 1 })).status).toBe(201);
    const told = async (who: string) => (await noticesOf(who)).map(({ tipo, estado, ate }) => [tipo, estado, ate]);
    server.passDays(2);
    expect(await told('nada-consta')).toEqual([['reserva_disponivel', null, '2026-03-15']]);
    expect(await told('sem-cpf')).toEqual([['reserva_andou', '1', null]]);
    server.passDays(2);
    expect(await told('nada-consta')).toEqual([['reserva_vence_amanha', null, '2026-03-15']]);
    server.passDays(2);
    expect(await told('nada-consta')).toEqual([['reserva_vencida', null, '2026-03-15']]);
    expect(await told('sem-cpf')).toEqual([['reserva_disponivel', null, '2026-03-19']]);
    const [alert] = await alertsOf('sem-cpf');
    expect(alert?.aviso).toMatchObject({ cod_acervo: String(cod_acervo), dia: '2026-03-16', desfecho: null });
    expect(alert?.texto).toContain(alert?.aviso?.desc_biblioteca ?? 'no library');
  });

  it('nothing that is no longer so: a hold that was cancelled leaves what is true', async () => {
    const cod_acervo = await stock(server, [{ due: '2026-03-12', returns_on: '2026-03-12' }]);
    const wish = { volume: 'unico', tomo: 'unico', parte: 'unico', material_adicional: 'principal' };
    const { body } = await call<{ cod_reserva: string }>('nada-consta', 'POST', '/api/reserva', {
      ...wish,
      cod_acervo,
      biblioteca: 1,
    });
    server.passDays(2);
    expect((await noticesOf('nada-consta'))[0]?.desfecho).toBeNull();
    await call('nada-consta', 'DELETE', '/api/reserva', [Number(body.cod_reserva)]);
    expect((await noticesOf('nada-consta'))[0]?.desfecho).toBe('cancelada');
    server.passDays(3);
    expect((await noticesOf('nada-consta')).map(({ tipo }) => tipo)).toEqual(['reserva_disponivel']);
  });

  it('that a loan is late until it is returned', async () => {
    await lend('nada-consta', '2026-03-14');
    server.passDays(6);
    expect((await noticesOf('nada-consta')).map(({ tipo, desfecho }) => [tipo, desfecho])).toEqual([
      ['atraso_1_dia', null],
    ]);
    await server.db.loan.updateMany({
      where: { cod_pessoa: await codeOf('nada-consta'), data_devolucao: null },
      data: { data_devolucao: new Date('2026-03-16') },
    });
    server.changed();
    expect((await noticesOf('nada-consta'))[0]?.desfecho).toBe('devolvido');
  });

  it('of a comment that the library has decided on', async () => {
    const { cod_acervo } = await server.db.title.findFirstOrThrow();
    await server.db.titleComment.create({
      data: { cod_pessoa: await codeOf('nada-consta'), cod_acervo, content: 'Bom.', data: new Date('2026-03-09') },
    });
    server.passDays(1);
    expect(await noticesOf('nada-consta')).toEqual([]);
    await server.db.titleComment.updateMany({ where: { content: 'Bom.' }, data: { aprovado: true } });
    server.passDays(1);
    expect(await noticesOf('nada-consta')).toMatchObject([{ tipo: 'comentario_decidido', estado: 'aprovado' }]);
  });

  it('of what changes while the notices of a day are made', async () => {
    const cod_pessoa = await codeOf('nada-consta');
    const { cod_acervo } = await server.db.title.findFirstOrThrow();
    const { id } = await server.db.titleComment.create({
      data: { cod_pessoa, cod_acervo, content: 'Bom.', data: new Date('2026-03-09') },
    });
    const due = new Date('2026-03-25');
    const slip = await server.db.paymentSlip.create({
      data: { cod_pessoa, cod_biblioteca: 1, valor: 5, linha_digitavel: '1', vencimento: due, created_at: due },
    });
    const decide = (db: Pick<TestApp['db'], 'titleComment'>, aprovado: boolean) =>
      db.titleComment.update({ where: { id }, data: { aprovado } });
    await decide(server.db, true);
    server.passDays(1);
    const waits = async () =>
      (await runOn(server.database.url, 'SELECT 1 FROM pg_locks WHERE NOT granted AND transactionid IS NOT NULL'))
        .length > 0;
    let telling: Promise<unknown> = Promise.resolve();
    await server.db.$transaction(async (tx) => {
      await decide(tx, false);
      telling = alertsOf('nada-consta');
      // For the comment: what is told after it has not been marked yet.
      while (!(await waits()));
      await server.db.paymentSlip.update({ where: { id: slip.id }, data: { paga_em: due } });
    });
    await telling;
    server.passDays(1);
    expect((await noticesOf('nada-consta')).map(({ tipo, estado }) => [tipo, estado]).sort()).toEqual([
      ['comentario_decidido', 'recusado'],
      ['guia_paga', '5.00'],
    ]);
    // Once: the next day brings nothing of it.
    const mails = await mailsTo('nada-consta@ufvi.example.org');
    server.passDays(1);
    expect(await noticesOf('nada-consta')).toHaveLength(2);
    expect(await mailsTo('nada-consta@ufvi.example.org')).toEqual(mails);
  });

  it('once of a hold that is ready for one day only', async () => {
    const cod_acervo = await stock(server, [{ due: '2026-03-20' }]);
    const wish = { volume: 'unico', tomo: 'unico', parte: 'unico', material_adicional: 'principal' };
    await call('nada-consta', 'POST', '/api/reserva', { ...wish, cod_acervo, biblioteca: 1 });
    await server.db.hold.updateMany({
      where: { cod_acervo },
      data: { situacao: 'liberada', validade: new Date('2026-03-12') },
    });
    const { titulo } = await server.db.title.findUniqueOrThrow({ where: { cod_acervo } });
    server.passDays(1);
    expect(await noticesOf('nada-consta')).toMatchObject([{ ate: '2026-03-12' }]);
    const [mail, ...others] = await mailsTo('nada-consta@ufvi.example.org');
    expect(others).toEqual([]);
    expect(mail?.texto.split(`${titulo} `)).toHaveLength(2);
  });
});

describe('a patron chooses', () => {
  type Choices = Reply<(typeof alerts)['getNoticePreferences']>;
  const path = '/api/pessoas/meu-pergamum/avisos';
  const choose = (chosen: Partial<NoticePreference>, who = 'nada-consta') =>
    call(who, 'PUT', path, { alerta: true, email: true, dias: null, ...chosen });

  it('and finds the choice again, beside what is done for who chose nothing', async () => {
    const { body } = await call<Choices>('nada-consta', 'GET', path);
    expect(body.para).toBe('nada-consta@ufvi.example.org');
    expect(body.avisos.map(({ assunto }) => assunto)).toEqual(Object.values(NoticeTopic));
    expect((await choose({ assunto: 'fila', alerta: false })).status).toBe(204);
    expect((await call<Choices>('nada-consta', 'GET', path)).body.avisos).toEqual(
      body.avisos.map((one) => (one.assunto === 'fila' ? { ...one, alerta: false, email: true } : one)),
    );
    expect((await call<Choices>('ana', 'GET', path)).body.avisos).toEqual(body.avisos);
    expect((await call<Choices>('sem-email', 'GET', path)).body.para).toBeNull();
  });

  it('how early notices come, and where', async () => {
    await lend('nada-consta', '2026-03-17');
    expect((await choose({ assunto: 'prazo', alerta: false, dias: 5 })).status).toBe(204);
    server.passDays(2);
    expect(await noticesOf('nada-consta')).toEqual([]);
    expect(await mailsTo('nada-consta@ufvi.example.org')).toHaveLength(1);
    expect((await choose({ assunto: 'prazo', email: false, dias: 5 })).status).toBe(204);
    server.passDays(4);
    expect((await noticesOf('nada-consta')).map(({ tipo }) => tipo)).toEqual(['prazo_amanha']);
    expect(await mailsTo('nada-consta@ufvi.example.org')).toHaveLength(1);
  });

  it('but not to hear nothing of a fine, nor days that are not offered', async () => {
    expect(await choose({ assunto: 'atraso', alerta: false })).toMatchObject({
      status: 422,
      body: { message: 'aviso_sempre_no_catalogo' },
    });
    expect(await choose({ assunto: 'prazo', dias: 4 })).toMatchObject({
      status: 422,
      body: { message: 'dias_invalidos' },
    });
  });
});

describe('mail', () => {
  it('is one a day, in the language of the last sign-in', async () => {
    await lend('nada-consta', '2026-03-13');
    await lend('nada-consta', '2026-03-11');
    await lend('sem-email', '2026-03-11');
    const url = '/oauth/token';
    const signIn = { method: 'POST', url, headers: { lang: '5' }, payload: passwordGrant('nada-consta') } as const;
    expect((await server.app.inject(signIn)).statusCode).toBe(200);
    server.passDays(2);
    await alertsOf('nada-consta');
    const mails = await mailsTo('nada-consta@ufvi.example.org');
    expect(mails.map(({ assunto }) => assunto)).toEqual([expect.stringMatching(/ is 1 day late, and 1 more notice$/)]);
    expect(mails[0]?.texto).toMatch(/ is 1 day late\n/);
    expect(mails[0]?.html).toMatch(/<html lang="en">[^]* is 1 day late</);
    const outbox = (await server.app.inject('/__mock/outbox')).json<Reply<(typeof control)['listMails']>>();
    expect(outbox.find(({ para }) => para === mails[0]?.para)).toMatchObject({
      html: mails[0]?.html,
      parar: mails[0]?.parar,
    });
    expect(await server.db.sentMail.count({ where: { para: { contains: 'sem-email' } } })).toBe(0);
  });

  it('is not sent to who does not want it; the alert is there all the same', async () => {
    await lend('nada-consta', '2026-03-13');
    await server.db.person.update({
      where: { cod_pessoa: await codeOf('nada-consta') },
      data: { recebe_email: false },
    });
    server.passDays(2);
    expect(await alertsOf('nada-consta')).toHaveLength(1);
    expect(await mailsTo('nada-consta@ufvi.example.org')).toEqual([]);
  });
});

test('the clock may jump twenty days at once or a day twenty times: the same alerts and the same mails', async () => {
  const another = await openTestApp();
  try {
    const told = async ({ db }: TestApp) => ({
      alerts: await db.alert.findMany({
        where: { NOT: { thing: null } },
        select: { cod_pessoa: true, thing: true, titulo: true, texto: true, data: true, aviso: true },
        orderBy: [{ cod_pessoa: 'asc' }, { thing: 'asc' }],
      }),
      // The links of each database are signed with its own key.
      mails: (
        await db.sentMail.findMany({
          select: { para: true, assunto: true, texto: true, data: true },
          orderBy: [{ data: 'asc' }, { para: 'asc' }],
        })
      ).map((mail) => ({ ...mail, texto: mail.texto.replace(/\.[\w-]{43}$/, '') })),
    });
    server.passDays(20);
    await callAs(server)('ana', 'GET', '/api/solicitacoes/alertas');
    for (let day = 0; day < 20; day++) {
      another.passDays(1);
      await callAs(another)('ana', 'GET', '/api/solicitacoes/alertas');
    }
    const jumped = await told(server);
    expect(jumped.alerts.length).toBeGreaterThan(10);
    expect(jumped.mails.length).toBeGreaterThan(5);
    expect(await told(another)).toEqual(jumped);
  } finally {
    await another.stop();
  }
});

import type { Debt, PastLoan, Reply, loans } from '@catalogue/api-contract';
import { finePerDay, loanTokenMinutes } from '@catalogue/domain';
import { appForEach } from '../../testing/app';
import { callAs } from '../../testing/callAs';

type Token = Reply<(typeof loans)['getLoanToken']>;

const server = appForEach();
const call = callAs(server);

const debtsOf = async (login: string) => (await call<Debt[]>(login, 'GET', '/api/emprestimo/debitos-pendentes')).body;

describe('debts', () => {
  it('are those that are not paid in full, of every service, with what is paid already', async () => {
    const debts = await debtsOf('bruno');
    expect(debts.map(({ tipo_servico }) => tipo_servico).sort()).toEqual([
      'Multa por atraso',
      'Multa por atraso',
      'Multa por atraso',
      'Reposição de exemplar',
      'Segunda via da carteira',
    ]);
    expect(debts.find(({ valor_pago }) => valor_pago > 0)).toMatchObject({
      titulo: 'Sistema de banco de dados',
      valor_multa: 12 * finePerDay,
      desconto: 6,
      data_prevista: '2026-01-09',
      data_pagamento: '2026-01-21',
    });
    expect(await debtsOf('carla')).toEqual([]);
  });

  it('begin on the first day of delay and grow by each day, one debt a loan', async () => {
    const fineOf = async () => {
      const found = (await debtsOf('ana')).filter(({ titulo }) => titulo === 'Redes de computadores');
      return found.map(({ valor_multa }) => valor_multa);
    };
    server.passDays(1);
    expect(await fineOf()).toEqual([]);
    server.passDays(1);
    expect(await fineOf()).toEqual([finePerDay]);
    server.passDays(30);
    expect(await fineOf()).toEqual([31 * finePerDay]);
  });

  it('grow by what the institution asks for each day, which its notices and its page say', async () => {
    const change = { instituicao: { multa_dia: 2.25 } };
    expect((await call(null, 'PUT', '/__mock/library', change)).status).toBe(200);
    server.passDays(3);
    const [debt] = (await debtsOf('ana')).filter(({ titulo }) => titulo === 'Redes de computadores');
    expect(debt?.valor_multa).toBe(4.5);
    const told = await server.db.alert.findFirstOrThrow({
      where: { texto: { contains: 'por dia' } },
      orderBy: { id: 'desc' },
    });
    expect(told.texto).toContain('R$\u00a02,25 por dia');
    expect((await call(null, 'GET', '/parametros/instituicao')).body).toMatchObject({ multa_dia: 2.25 });
    const wrong = await call(null, 'PUT', '/__mock/library', { instituicao: { multa_dia: 0 } });
    expect(wrong).toMatchObject({ status: 422, body: { errors: { 'instituicao.multa_dia': [expect.any(String)] } } });
  });

  it('stop growing when the book comes back', async () => {
    const loan = await server.db.loan.findFirstOrThrow({
      where: { data_devolucao: null, returns_on: { not: null } },
      orderBy: [{ returns_on: 'desc' }, { cod_emprestimo: 'asc' }],
    });
    const returns_on = new Date(loan.data_prevista.getTime() + 2 * 86_400_000);
    await server.db.loan.update({ where: { cod_emprestimo: loan.cod_emprestimo }, data: { returns_on } });
    server.passDays(60);
    await debtsOf('ana');
    const [debt] = await server.db.debt.findMany({ where: { cod_emprestimo: loan.cod_emprestimo } });
    expect(Number(debt?.valor_multa)).toBe(2 * finePerDay);
    const back = await server.db.loan.findUniqueOrThrow({ where: { cod_emprestimo: loan.cod_emprestimo } });
    expect(back.data_devolucao).toEqual(returns_on);
  });
});

describe('the history of loans', () => {
  const past = (query: string) => call<PastLoan[]>('bruno', 'GET', `/api/emprestimo/historico?${query}`);
  const year = 'dataIni=2025-03-10&dataFim=2026-03-10';

  it('holds the loans of the period, the last first, with what they cost', async () => {
    const { body } = await past(year);
    expect(body.map(({ data_saida }) => data_saida)).toEqual(
      body
        .map(({ data_saida }) => data_saida)
        .sort()
        .reverse(),
    );
    expect(body.find(({ titulo }) => titulo === 'Sistema de banco de dados')).toMatchObject({
      data_devolucao: '2026-01-21',
      multa: 18,
    });
  });

  it('is divided by whether there was a fine', async () => {
    const titles = async (multa: string) => (await past(`${year}&multa=${multa}`)).body.map(({ titulo }) => titulo);
    expect((await titles('1')).sort()).toEqual(['Cálculo', 'Fundamentos de física', 'Sistema de banco de dados']);
    expect(await titles('0')).toEqual(['Vidas secas']);
  });

  it('takes Brazilian dates as well, and is empty where nothing was lent', async () => {
    expect((await past('dataIni=10/03/2025&dataFim=10/03/2026')).body).toEqual((await past(year)).body);
    expect(await past('dataIni=2001-01-01&dataFim=2001-12-31')).toMatchObject({ status: 200, body: [] });
  });

  it.each([
    ['one date alone', 'dataIni=2026-03-10', 'dataFim'],
    ['an end before its start', 'dataIni=2026-03-10&dataFim=2026-03-09', 'dataFim'],
    ['a day that is still to come', 'dataIni=2026-03-10&dataFim=2026-03-11', 'dataFim'],
    ['a day that does not exist', 'dataIni=2026-02-30&dataFim=2026-03-09', 'dataIni'],
  ])('refuses %s', async (_, query, field) => {
    expect(await past(query)).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
  });
});

describe('the loan token', () => {
  it('is none, then the one that was made last, and none again when its time is over', async () => {
    const kept = async () => (await call<Token>('ana', 'GET', '/api/emprestimo/token')).body;
    expect(await kept()).toEqual({ token: null, expira: null });
    await call('ana', 'POST', '/api/emprestimo/token');
    const { body: made } = await call<Token>('ana', 'POST', '/api/emprestimo/token');
    expect(made).toEqual({ token: expect.stringMatching(/^\d{8}$/), expira: '2026-03-10T12:15:00.000Z' });
    expect(await kept()).toEqual(made);
    server.advance(loanTokenMinutes * 60);
    expect(await kept()).toEqual({ token: null, expira: null });
  });
});

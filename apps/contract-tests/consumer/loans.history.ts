import { MatchersV3 } from '@pact-foundation/pact';
import { loansApi } from '@catalogue/web/features/loans/loans.api';
import type { Exchange, Scenario, State } from './exchange';
import { asPatron } from './headers';

const { regex } = MatchersV3;
const { listPastLoans, listDebts, getLoanToken, makeLoanToken } = loansApi.endpoints;

const titulo = 'A hora da estrela';
const ana: State = { name: 'a patron', params: { login: 'ana' } };
const title: State = { name: 'a title', params: { titulo, autor: 'Lispector, Clarice', ano: '1977' } };
const copy: State = { name: 'a copy', params: { cod_exemplar: '20001', titulo } };
const get = (path: string, query?: Record<string, string>): Exchange['request'] => ({
  method: 'GET',
  path,
  ...(query && { query }),
  headers: asPatron,
});
const token = '/api/emprestimo/token';

const pastLoan = {
  cod_emprestimo: '1',
  cod_acervo: '1',
  titulo,
  autor: 'Lispector, Clarice',
  codExemplar: '20001',
  desc_biblioteca: 'Biblioteca Central',
  data_saida: '2026-02-08',
  data_prevista: '2026-02-15',
  data_devolucao: '2026-02-17',
  renovacoes: 1,
  multa: 3,
};
const debt = {
  cod_debito: '1',
  cod_biblioteca: '1',
  desc_biblioteca: 'Biblioteca Central',
  cod_acervo: '1',
  titulo,
  valor_multa: 13.5,
  desconto: 1.5,
  valor_pago: 4,
  data_prevista: '2026-03-01',
  data_pagamento: '2026-03-08',
  tipo_servico: 'Multa por atraso',
  motivo: 'Devolução em atraso',
};

/** Past loans, debts and the loan token. */
export const historyScenarios: Scenario[] = [
  {
    title: 'a patron looks at the loans of a period that were fined',
    user: 'patron',
    exchanges: [
      {
        that: 'the fined loans of a period',
        given: [
          ana,
          title,
          copy,
          { name: 'a loan that came back', params: { cod_exemplar: '20001', daysLate: 2, multa: 3 } },
        ],
        request: get('/api/emprestimo/historico', { dataIni: '2026-02-01', dataFim: '2026-02-28', multa: '1' }),
        reply: { status: 200, body: [pastLoan] },
      },
    ],
    act: async (app) => {
      const query = { dataIni: '2026-02-01', dataFim: '2026-02-28', multa: '1' as const };
      return (await app.dispatch(listPastLoans.initiate({ query }))).data;
    },
    outcome: [pastLoan],
  },
  {
    title: 'a patron looks at the debts',
    user: 'patron',
    exchanges: [
      {
        that: 'the debts of a patron',
        given: [ana, title, { name: 'a debt', params: { titulo, valor_multa: 13.5, desconto: 1.5, valor_pago: 4 } }],
        request: get('/api/emprestimo/debitos-pendentes'),
        reply: { status: 200, body: [debt] },
      },
    ],
    act: async (app) => (await app.dispatch(listDebts.initiate())).data,
    outcome: [debt],
  },
  {
    title: 'a patron looks at the loan token',
    user: 'patron',
    exchanges: [
      {
        that: 'the loan token that is still good',
        given: [ana, { name: 'a loan token', params: { token: '01234567' } }],
        request: get(token),
        reply: { status: 200, body: { token: '01234567', expira: '2026-03-10T12:10:00.000Z' } },
      },
    ],
    act: async (app) => (await app.dispatch(getLoanToken.initiate())).data,
    outcome: { token: '01234567', expira: '2026-03-10T12:10:00.000Z' },
  },
  {
    title: 'a patron asks for a new loan token',
    user: 'patron',
    exchanges: [
      {
        that: 'a new loan token',
        given: [ana],
        request: { method: 'POST', path: token, headers: asPatron },
        reply: { status: 200, body: { token: regex(/^\d{8}$/, '76543210'), expira: '2026-03-10T12:15:00.000Z' } },
      },
    ],
    act: async (app) => (await app.dispatch(makeLoanToken.initiate())).data,
    outcome: { token: '76543210', expira: '2026-03-10T12:15:00.000Z' },
  },
];

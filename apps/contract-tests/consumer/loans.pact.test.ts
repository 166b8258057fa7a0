import { dueState, renewalBlock, renewedDueDate } from '@catalogue/domain';
import { MatchersV3 } from '@pact-foundation/pact';
import type { AppStore } from '@catalogue/web/app/store';
import { loansApi } from '@catalogue/web/features/loans/loans.api';
import { describePact } from './describePact';
import type { State } from './exchange';
import { asPatron, sendingJson } from './headers';
import { historyScenarios } from './loans.history';

const { string } = MatchersV3;

const today = '2026-03-10';
const onLoan = (cod_exemplar: string, titulo: string, loan: object): State[] => [
  { name: 'a title', params: { titulo, autor: 'Lispector, Clarice', ano: '1977' } },
  { name: 'a copy', params: { cod_exemplar, titulo } },
  { name: 'a loan', params: { cod_exemplar, ...loan } },
];
const ana: State = { name: 'a patron', params: { login: 'ana' } };
const twoLoans = [
  ana,
  ...onLoan('20001', 'A hora da estrela', { daysToDue: 1, renewals: 2 }),
  ...onLoan('20002', 'Laços de família', { daysToDue: 4, reserved: true }),
];

/** The text of the screen for each loan before the click. */
async function readLoans(app: AppStore) {
  const { data } = await app.dispatch(loansApi.endpoints.listPendingTitles.initiate({ query: { showDetails: '1' } }));
  return data?.titulos.map((loan) => ({
    title: `${loan.descricao} (${loan.autor}, ${loan.ano_publicacao})`,
    address: `/acervo/${loan.cod_acervo}`,
    cover: loan.cod_tipo_obra,
    place: `${loan.desc_biblioteca} (${loan.codBibliotecaExemplar})`,
    copy: loan.codExemplar,
    due: [loan.dataDevolucaoPrevista, dueState(loan.dataDevolucaoPrevista, today).state],
    renewals: `${Number(loan.qtdeRenovacoes)} of ${loan.limiteRenovacoes}`,
    block: renewalBlock(loan, today),
    renewedUntil: renewedDueDate(loan, today),
  }));
}

/** Renews these copies; returns the text of the screen for each afterwards. */
const renew =
  (...copies: string[]) =>
  async (app: AppStore) => {
    const body = copies.map((codExamplar) => ({ codExamplar, codBibliotecaExemplar: '1' }));
    const { data } = await app.dispatch(loansApi.endpoints.renewLoans.initiate({ body }));
    return data?.map((result) =>
      result.renovado
        ? `${result.codExemplar} until ${result.dataDevolucaoPrevista}`
        : `${result.codExemplar}: ${result.mensagem}`,
    );
  };

describePact('loans', [
  {
    title: 'a patron looks at the open loans',
    user: 'patron',
    exchanges: [
      {
        that: 'the open loans of a patron',
        given: twoLoans,
        request: {
          method: 'GET',
          path: '/api/emprestimo/titulos-pendentes',
          query: { showDetails: '1' },
          headers: asPatron,
        },
        reply: {
          status: 200,
          body: {
            titulos: [
              {
                descricao: 'A hora da estrela',
                autor: string('Clarice Lispector'),
                ano_publicacao: '1977',
                cod_acervo: '1',
                cod_tipo_obra: string('1'),
                codExemplar: '20001',
                codBibliotecaExemplar: '1',
                desc_biblioteca: 'Biblioteca Central',
                dataDevolucaoPrevista: '11/03/2026',
                qtdeRenovacoes: '2',
                limiteRenovacoes: 6,
                diasEmprestimo: 7,
              },
              {
                descricao: 'Laços de família',
                autor: string('Clarice Lispector'),
                ano_publicacao: '1977',
                cod_acervo: '2',
                cod_tipo_obra: string('1'),
                codExemplar: '20002',
                codBibliotecaExemplar: '1',
                desc_biblioteca: 'Biblioteca Central',
                dataDevolucaoPrevista: '14/03/2026',
                qtdeRenovacoes: '0',
                reservado: true,
                limiteRenovacoes: 6,
                diasEmprestimo: 7,
              },
            ],
          },
        },
      },
    ],
    act: readLoans,
    outcome: [
      {
        title: 'A hora da estrela (Clarice Lispector, 1977)',
        address: '/acervo/1',
        cover: '1',
        place: 'Biblioteca Central (1)',
        copy: '20001',
        due: ['11/03/2026', 'dueTomorrow'],
        renewals: '2 of 6',
        block: null,
        renewedUntil: '17/03/2026',
      },
      {
        title: 'Laços de família (Clarice Lispector, 1977)',
        address: '/acervo/2',
        cover: '1',
        place: 'Biblioteca Central (1)',
        copy: '20002',
        due: ['14/03/2026', 'dueOn'],
        renewals: '0 of 6',
        block: 'titulo_reservado',
        renewedUntil: '17/03/2026',
      },
    ],
  },
  {
    title: 'a loan at its limit says so before the click',
    user: 'patron',
    exchanges: [
      {
        that: 'a loan that was renewed as often as it may be',
        given: [ana, ...onLoan('20003', 'Água viva', { daysToDue: 2, renewals: 3, limit: 3 })],
        request: {
          method: 'GET',
          path: '/api/emprestimo/titulos-pendentes',
          query: { showDetails: '1' },
          headers: asPatron,
        },
        reply: {
          status: 200,
          body: { titulos: [{ dataDevolucaoPrevista: '12/03/2026', qtdeRenovacoes: '3', limiteRenovacoes: 3 }] },
        },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(
        loansApi.endpoints.listPendingTitles.initiate({ query: { showDetails: '1' } }),
      );
      return data?.titulos.map((loan) => [dueState(loan.dataDevolucaoPrevista, today), renewalBlock(loan, today)]);
    },
    outcome: [[{ state: 'dueOn', soon: true }, 'limite_renovacoes_excedido']],
  },
  {
    title: 'a patron renews two loans, and one may not be renewed',
    user: 'patron',
    exchanges: [
      {
        that: 'the renewal of two loans, one of them reserved',
        given: twoLoans,
        request: {
          method: 'POST',
          path: '/api/emprestimo/renovacao',
          headers: { ...asPatron, ...sendingJson },
          body: [
            { codExamplar: '20001', codBibliotecaExemplar: '1' },
            { codExamplar: '20002', codBibliotecaExemplar: '1' },
          ],
        },
        reply: {
          status: 200,
          body: [
            { codExemplar: '20001', renovado: true, dataDevolucaoPrevista: '17/03/2026' },
            { codExemplar: '20002', mensagem: 'titulo_reservado' },
          ],
        },
      },
    ],
    act: renew('20001', '20002'),
    outcome: ['20001 until 17/03/2026', '20002: titulo_reservado'],
  },
  ...historyScenarios,
]);

import type { CallFailure } from '@catalogue/domain';
import { loanRequestsApi } from '@catalogue/web/features/loan-requests/loan-requests.api';
import { describePact } from './describePact';
import type { Exchange, State } from './exchange';
import { asPatron, sendingJson } from './headers';

const { getLoanRequestOptions, requestLoan, listLoanRequests } = loanRequestsApi.endpoints;

const titulo = 'A hora da estrela';
const shelved: State[] = [
  { name: 'a patron', params: { login: 'ana' } },
  {
    name: 'personal data',
    params: { rua: 'Rua Nova, 7', cidade: 'Viçosa', email: 'ana@ufx.br', telefone: '(31) 5550-0001' },
  },
  { name: 'a title', params: { titulo, autor: 'Lispector, Clarice' } },
  { name: 'a copy', params: { cod_exemplar: '20001', titulo } },
  {
    name: 'a receiving place',
    params: { cod_local_recebimento: 21, cod_biblioteca: 2, descricao: 'Balcão de empréstimo' },
  },
];
const away: State = {
  name: 'a deviation',
  params: { cod_biblioteca: 5, motivo: 'Livro danificado.', from: -1, to: 9 },
};
const form = {
  biblioteca_origem: 1,
  biblioteca_recebimento: 2,
  volume: '2',
  tomo: '1',
  parte: 'A',
  material_adicional: 'principal',
  telefone: '(31) 5550-0001',
  email: 'ana@ufx.br',
  cod_local_recebimento: 21,
  pessoa_autorizada: 'Bento Reis',
};
const post = (body: object): Exchange['request'] => ({
  method: 'POST',
  path: '/api/solicitacao-emprestimo/1',
  headers: { ...asPatron, ...sendingJson },
  body,
});
const libraries = [
  'Biblioteca Central',
  'Biblioteca de Ciências Humanas e Letras',
  'Biblioteca de Direito',
  'Biblioteca de Artes e Música',
  'Biblioteca de Ciências Exatas e Tecnologia',
  'Biblioteca de Arquitetura e Urbanismo',
  'Biblioteca de Ciências da Saúde',
  'Biblioteca de Ciências Agrárias',
].map((desc_biblioteca, index) => ({ cod_biblioteca: String(index + 1), desc_biblioteca }));
const options = {
  pode_solicitar: true,
  motivo: null,
  bibliotecas_origem: libraries.slice(0, 1),
  bibliotecas_recebimento: libraries.map((library) => ({ ...library, afastada: library.cod_biblioteca === '5' })),
  volumes: ['2'],
  tomos: ['1'],
  partes: ['A'],
  materiais: ['principal'],
  combinacoes: [
    { biblioteca_origem: '1', volume: '2', tomo: '1', parte: 'A', material_adicional: 'principal', motivo: null },
  ],
  locais_recebimento: [{ cod_local_recebimento: '21', cod_biblioteca: '2', descricao: 'Balcão de empréstimo' }],
  telefone: '(31) 5550-0001',
  email: 'ana@ufx.br',
  domicilio: 'Rua Nova, 7, Viçosa',
  abertas: 0,
  limite: 3,
};
const entry = {
  codigo: '1',
  cod_acervo: '1',
  titulo,
  autor: 'Lispector, Clarice',
  biblioteca_origem: '1',
  desc_biblioteca_origem: 'Biblioteca Central',
  biblioteca_recebimento: '2',
  desc_biblioteca_recebimento: 'Biblioteca de Ciências Humanas e Letras',
  volume: '2',
  tomo: '1',
  parte: 'A',
  material_adicional: 'principal',
  telefone: '(31) 5550-0001',
  email: 'ana@ufx.br',
  cod_local_recebimento: '21',
  desc_local_recebimento: 'Balcão de empréstimo',
  pessoa_autorizada: 'Bento Reis',
  domicilio: 'Rua Nova, 7',
  recebimento_textual: 'Portaria',
  status: '2' as const,
  data: '2026-03-10T00:00:00Z',
  passos: { 2: '2026-03-10' },
  resposta: 'Chega na sexta.',
};

const outcomeOf = (error: unknown) => {
  const { status, message } = error as CallFailure;
  return { status, message };
};

describePact('loanRequests', [
  {
    title: 'a patron opens the form of a loan request',
    user: 'patron',
    exchanges: [
      {
        that: 'what can be chosen for a loan request',
        given: [...shelved, away],
        request: { method: 'GET', path: '/api/solicitacao-emprestimo/1/informacoes-iniciais', headers: asPatron },
        reply: { status: 200, body: options },
      },
    ],
    act: async (app) => (await app.dispatch(getLoanRequestOptions.initiate({ params: { id: 1 } }))).data,
    outcome: options,
  },
  {
    title: 'a patron requests a loan',
    user: 'patron',
    exchanges: [
      {
        that: 'a loan request',
        given: shelved,
        request: post(form),
        reply: { status: 201, body: { codigo: '1' } },
      },
    ],
    act: async (app) => (await app.dispatch(requestLoan.initiate({ params: { id: 1 }, body: form }))).data,
    outcome: { codigo: '1' },
  },
  {
    title: 'the same loan is not requested twice',
    user: 'patron',
    exchanges: [
      {
        that: 'a loan request that exists',
        given: [...shelved, { name: 'a loan request', params: { titulo, status: '1' } }],
        request: post(form),
        reply: { status: 422, body: { message: 'solicitacao_ja_existe' } },
      },
    ],
    act: async (app) => outcomeOf((await app.dispatch(requestLoan.initiate({ params: { id: 1 }, body: form }))).error),
    outcome: { status: 422, message: 'solicitacao_ja_existe' },
  },
  {
    title: 'a patron looks at the loan requests that are on their way',
    user: 'patron',
    exchanges: [
      {
        that: 'the loan requests of a period in a status',
        given: [...shelved, { name: 'a loan request', params: { titulo, status: '2' } }],
        request: {
          method: 'GET',
          path: '/api/solicitacao-emprestimo',
          query: { dataIni: '2026-03-01', dataFim: '2026-03-10', status: '2' },
          headers: asPatron,
        },
        reply: { status: 200, body: [entry] },
      },
    ],
    act: async (app) => {
      const query = { dataIni: '2026-03-01', dataFim: '2026-03-10', status: '2' as const };
      return (await app.dispatch(listLoanRequests.initiate({ query }))).data;
    },
    outcome: [entry],
  },
]);

import { MatchersV3 } from '@pact-foundation/pact';
import { requestsApi } from '@catalogue/web/features/requests/requests.api';
import { describePact } from './describePact';
import { ana, queryScenario } from './queryScenario';

const { eachLike, string } = MatchersV3;
const { endpoints } = requestsApi;
const taken = { codigo: '1', message: 'SolicitacaoEnviadaSucesso' };
const sending = { method: 'POST' as const, status: 201, reply: taken };

const article = {
  titulo_artigo: 'Águas do cerrado',
  titulo_revista: 'Revista do Vale',
  pagina_inicial: 7,
  pagina_final: 19,
};
const copies = { tipo: 'comutacao-bibliografica', dias_uteis: 10, valor: 6, paginas: 5 };
const survey = { assunto_geral: 'Nascentes', formato: 'ambos' as const };
const sheet = { folha_rosto: 'Universidade', resumo: 'Estuda-se a água.', palavras_chave: 'água' };
const search = { assunto: 'Nascentes', data_inicial: '2016-01-01', data_final: '2026-03-01' };
const loan = {
  biblioteca_origem: 1,
  biblioteca_recebimento: 5,
  titulo: 'Atlas das águas',
  telefone: '(31) 5550-0101',
  email: 'ana@exemplo.br',
};

describePact('requests', [
  queryScenario({
    ...sending,
    title: 'a patron asks for an article',
    path: '/api/solicitacoes/comutacao-bibliografica/artigo',
    sends: article,
    ask: (app) => app.dispatch(endpoints.requestSwitching.initiate({ params: { type: 'artigo' }, body: article })),
  }),
  queryScenario({
    title: 'a patron asks for an article from a page after its last',
    method: 'POST',
    path: '/api/solicitacoes/comutacao-bibliografica/artigo',
    sends: { ...article, pagina_inicial: 20 },
    status: 422,
    reply: { message: 'pagina_inicial_maior', errors: { pagina_inicial: ['pagina_inicial_maior'] } },
    ask: (app) =>
      app.dispatch(
        endpoints.requestSwitching.initiate({ params: { type: 'artigo' }, body: { ...article, pagina_inicial: 20 } }),
      ),
  }),
  queryScenario({
    title: 'a patron looks at requests of a type and a status',
    given: [
      ana,
      {
        name: 'an article that the patron asked for',
        params: {
          ...{ titulo_artigo: 'Águas do cerrado', titulo_revista: 'Revista do Vale', status: '2' },
          ...{ resposta: 'São 12 páginas.', valor: 14.5 },
        },
      },
    ],
    path: '/api/solicitacoes/comutacao-bibliografica',
    query: { status: '2' },
    reply: [
      {
        codigo: '1',
        tipo: 'comutacao-bibliografica',
        subtipo: 'artigo',
        status: '2',
        data: '2026-03-10T12:00:00Z',
        passos: { 2: '2026-03-10' },
        resposta: 'São 12 páginas.',
        valor: 14.5,
        resumo: 'Águas do cerrado · Revista do Vale',
        dados: { titulo_artigo: 'Águas do cerrado', titulo_revista: 'Revista do Vale' },
      },
    ],
    ask: (app) =>
      app.dispatch(
        endpoints.listRequests.initiate({ params: { type: 'comutacao-bibliografica' }, query: { status: '2' } }),
      ),
  }),
  queryScenario({
    title: 'what requests cost and how long they take',
    user: 'visitor',
    path: '/parametros/condicoes-solicitacoes',
    given: [{ name: 'what a kind of request costs', params: copies }],
    reply: [copies],
    ask: (app) => app.dispatch(endpoints.listRequestConditions.initiate()),
  }),
  queryScenario({
    ...sending,
    title: 'a patron asks for a survey',
    path: '/api/solicitacoes/levantamento-bibliografico',
    sends: survey,
    ask: (app) => app.dispatch(endpoints.requestSurvey.initiate({ body: survey })),
  }),
  queryScenario({
    ...sending,
    title: 'a patron asks for a catalogue sheet',
    path: '/api/solicitacoes/ficha-catalografica',
    sends: sheet,
    ask: (app) => app.dispatch(endpoints.requestCatalogueSheet.initiate({ body: sheet })),
  }),
  queryScenario({
    ...sending,
    title: 'a patron asks for a specialised search',
    path: '/api/solicitacoes/pesquisa-especializada',
    sends: search,
    ask: (app) => app.dispatch(endpoints.requestSpecialisedSearch.initiate({ body: search })),
  }),
  queryScenario({
    title: 'a patron opens the inter-library form',
    given: [
      ana,
      { name: 'a partner that lends', params: { cod_empresa: 31, desc_empresa: 'Universidade do Planalto' } },
    ],
    path: '/api/solicitacoes/emprestimo-inter-bibliotecas/dados',
    reply: {
      bibliotecas: eachLike({ cod_biblioteca: string('1'), desc_biblioteca: string('Biblioteca Central') }),
      instituicoes: [{ cod_empresa: '31', desc_empresa: 'Universidade do Planalto' }],
      email: null,
      telefone: null,
    },
    ask: (app) => app.dispatch(endpoints.getInterLibraryOptions.initiate()),
  }),
  queryScenario({
    ...sending,
    title: 'a patron asks for a loan from another library',
    path: '/api/solicitacoes/emprestimo-inter-bibliotecas',
    sends: loan,
    ask: (app) => app.dispatch(endpoints.requestInterLibraryLoan.initiate({ body: loan })),
  }),
  queryScenario({
    title: 'a patron asks for a loan and gives no address to write to',
    method: 'POST',
    path: '/api/solicitacoes/emprestimo-inter-bibliotecas',
    sends: { ...loan, email: 'ana' },
    status: 422,
    reply: { message: 'email_invalido', errors: { email: ['email_invalido'] } },
    ask: (app) => app.dispatch(endpoints.requestInterLibraryLoan.initiate({ body: { ...loan, email: 'ana' } })),
  }),
]);

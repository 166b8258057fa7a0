import { unitsApi } from '@catalogue/web/features/units/units.api';
import { describePact } from './describePact';
import { ana, queryScenario } from './queryScenario';

const { listLibrariesOfCampus, sendGeneralComment, sendSuggestion } = unitsApi.endpoints;

const comment = { content: 'Obrigada pela ajuda.\nVolto sempre.', b: 1 };
const suggestion = { campus: 2, biblioteca: 5, titulo: 'Redes neurais', editor: 'Casa da Ponte', autor: 'Reis, Lia' };

describePact('units', [
  queryScenario({
    title: 'the libraries of a campus are offered',
    user: 'visitor',
    path: '/api/unidade-informacao',
    query: { campus: '2' },
    reply: [
      { cod_biblioteca: '6', desc_biblioteca: 'Biblioteca de Arquitetura e Urbanismo' },
      { cod_biblioteca: '5', desc_biblioteca: 'Biblioteca de Ciências Exatas e Tecnologia' },
    ],
    ask: (app) => app.dispatch(listLibrariesOfCampus.initiate({ query: { campus: 2 } })),
  }),
  queryScenario({
    title: 'a patron writes to a library',
    method: 'POST',
    path: '/api/unidade-informacao/comentario',
    sends: comment,
    status: 201,
    reply: { id: '1', message: 'ComentarioGeralEnviadoSucesso' },
    ask: (app) => app.dispatch(sendGeneralComment.initiate({ body: comment })),
  }),
  queryScenario({
    title: 'a patron whose comments wait writes one more',
    given: [ana, { name: 'comments to a library that wait', params: { times: 3 } }],
    method: 'POST',
    path: '/api/unidade-informacao/comentario',
    sends: comment,
    status: 422,
    reply: { message: 'limite_comentarios_excedido' },
    ask: (app) => app.dispatch(sendGeneralComment.initiate({ body: comment })),
  }),
  queryScenario({
    title: 'a patron suggests a purchase',
    given: [
      ana,
      { name: 'an institution where all suggest with the form' },
      { name: 'a status of suggestions', params: { codigo: 14, descricao: 'Sugestão de compra' } },
    ],
    method: 'POST',
    path: '/api/unidade-informacao/sugestao-aquisicao',
    sends: suggestion,
    status: 201,
    reply: { id: '1', message: 'SugestaoAquisicaoEnviadoSucesso' },
    ask: (app) => app.dispatch(sendSuggestion.initiate({ body: suggestion })),
  }),
  queryScenario({
    title: 'a patron suggests a purchase without a publisher',
    method: 'POST',
    path: '/api/unidade-informacao/sugestao-aquisicao',
    sends: { ...suggestion, editor: ' ' },
    status: 422,
    reply: { message: 'CampoObrigatorioNaoPreenchido', errors: { editor: ['CampoObrigatorioNaoPreenchido'] } },
    ask: (app) => app.dispatch(sendSuggestion.initiate({ body: { ...suggestion, editor: ' ' } })),
  }),
]);

import { basketApi } from '@catalogue/web/features/basket/basket.api';
import { describePact } from './describePact';
import type { State } from './exchange';
import { ana, queryScenario } from './queryScenario';

const { addToBasket, removeFromBasket, listBasket, exportBasket } = basketApi.endpoints;
const { listNamedBaskets, createNamedBasket, readNamedBasket, changeNamedBasket, deleteNamedBasket, readSharedBasket } =
  basketApi.endpoints;

const titulo = 'A hora da estrela';
const estrela: State = { name: 'a title', params: { titulo, autor: 'Lispector, Clarice' } };
const kept: State[] = [ana, estrela, { name: 'a title in the basket', params: { titulo } }];
const period = { tipoBusca: 'cesta' as const, dataIni: '2026-03-01', dataFim: '2026-03-10' };
const mailed = {
  tipo: 'email' as const,
  dados: 'ris' as const,
  acervos: [1],
  opcoesEmail: { destinatarios: 'ana@exemplo.br;lia@exemplo.br' },
};
const exportPath = '/api/acervo/exportar-cesta';

const chave = 'Q2VzdGEgZGUgZXhlbXBsbw';
const named: State[] = [
  ana,
  estrela,
  { name: 'a basket that the patron has named', params: { nome: 'TCC', titulo, chave } },
];
const namedBasket = { codigo: '1', nome: 'TCC', acervos: ['1'], chave };
const contents = {
  nome: 'TCC',
  titulos: [
    {
      cod_acervo: '1',
      descricao: titulo,
      cod_tipo_obra: '1',
      desc_tipo_obra: 'Livro',
      ano_publicacao: '1998',
      idioma: 'por',
      idioma_desc: 'Português',
      link_capa: null,
      autor: 'Lispector, Clarice',
      autor_principal: 'Lispector, Clarice',
      edicao: '2. ed.',
      imprenta: 'São Paulo: Companhia das Letras, 1998',
      desc_fisica: '256 p.',
      numero_chamada: '869.3 A848d',
      referencia: 'LISPECTOR, Clarice. A hora da estrela. 2. ed. São Paulo: Companhia das Letras, 1998.',
    },
  ],
};

describePact('basket', [
  queryScenario({
    title: 'a patron puts a title into the permanent basket',
    given: [ana, estrela],
    method: 'POST',
    path: '/api/acervo/cesta-permanente',
    sends: { acervos: [1] },
    reply: { acervos: ['1'] },
    ask: (app) => app.dispatch(addToBasket.initiate({ body: { acervos: [1] } })),
  }),
  queryScenario({
    title: 'a patron puts a title into the basket that the catalogue does not have',
    method: 'POST',
    path: '/api/acervo/cesta-permanente',
    sends: { acervos: [7] },
    status: 404,
    reply: { message: 'Acervo não encontrado.' },
    ask: (app) => app.dispatch(addToBasket.initiate({ body: { acervos: [7] } })),
  }),
  queryScenario({
    title: 'a patron takes a title out of the permanent basket',
    given: kept,
    method: 'PUT',
    path: '/api/acervo/cesta-permanente',
    sends: { acervo: 1 },
    reply: { acervo: '1' },
    ask: (app) => app.dispatch(removeFromBasket.initiate({ body: { acervo: 1 } })),
  }),
  queryScenario({
    title: 'a patron looks at what was put aside in a period',
    given: kept,
    path: '/api/acervo/cesta-permanente/colecao',
    query: period,
    reply: [
      {
        cod_acervo: '1',
        titulo,
        autor: 'Lispector, Clarice',
        cod_tipo_obra: '1',
        data_inclusao: '2026-03-10T12:00:00Z',
      },
    ],
    ask: (app) => app.dispatch(listBasket.initiate({ query: period })),
  }),
  queryScenario({
    title: 'a patron mails the basket to two people',
    given: [ana, estrela],
    method: 'POST',
    path: exportPath,
    sends: mailed,
    reply: { message: 'CestaEnviadaSucesso' },
    ask: (app) => app.dispatch(exportBasket.initiate({ body: mailed })),
  }),
  queryScenario({
    title: 'a patron mails the basket to an address that is none',
    given: [ana, estrela],
    method: 'POST',
    path: exportPath,
    sends: { ...mailed, opcoesEmail: { destinatarios: 'ana' } },
    status: 422,
    reply: { message: 'email_invalido' },
    ask: (app) => app.dispatch(exportBasket.initiate({ body: { ...mailed, opcoesEmail: { destinatarios: 'ana' } } })),
  }),
  queryScenario({
    title: 'a visitor mails the basket',
    user: 'visitor',
    given: [estrela],
    method: 'POST',
    path: exportPath,
    sends: mailed,
    status: 403,
    reply: { message: 'entre_para_enviar' },
    ask: (app) => app.dispatch(exportBasket.initiate({ body: mailed })),
  }),
  queryScenario({
    title: 'a patron looks at the baskets with a name',
    given: named,
    path: '/api/cestas',
    reply: [namedBasket],
    ask: (app) => app.dispatch(listNamedBaskets.initiate()),
  }),
  queryScenario({
    title: 'a patron makes a basket with a name',
    given: [ana, estrela],
    method: 'POST',
    path: '/api/cestas',
    sends: { nome: 'TCC', acervos: [1] },
    status: 201,
    reply: { ...namedBasket, chave: null },
    ask: (app) => app.dispatch(createNamedBasket.initiate({ body: { nome: 'TCC', acervos: [1] } })),
  }),
  queryScenario({
    title: 'a patron gives a basket the name of a page',
    given: [ana],
    method: 'POST',
    path: '/api/cestas',
    sends: { nome: 'www.exemplo.com', acervos: [] },
    status: 422,
    reply: { message: 'nome_invalido' },
    ask: (app) => app.dispatch(createNamedBasket.initiate({ body: { nome: 'www.exemplo.com', acervos: [] } })),
  }),
  queryScenario({
    title: 'a patron opens a basket with a name',
    given: named,
    path: '/api/cestas/1',
    reply: contents,
    ask: (app) => app.dispatch(readNamedBasket.initiate({ params: { codigo: 1 } })),
  }),
  queryScenario({
    title: 'a patron renames a basket, empties it and ends its address',
    given: named,
    method: 'PUT',
    path: '/api/cestas/1',
    sends: { nome: 'Monografia', excluir: [1], incluir: [], compartilhada: false },
    reply: { ...namedBasket, nome: 'Monografia', acervos: [], chave: null },
    ask: (app) =>
      app.dispatch(
        changeNamedBasket.initiate({
          params: { codigo: 1 },
          body: { nome: 'Monografia', excluir: [1], incluir: [], compartilhada: false },
        }),
      ),
  }),
  queryScenario({
    title: 'a patron removes a basket',
    given: named,
    method: 'DELETE',
    path: '/api/cestas/1',
    status: 204,
    ask: (app) => app.dispatch(deleteNamedBasket.initiate({ params: { codigo: 1 } })),
  }),
  queryScenario({
    title: 'a patron opens a basket that is not there',
    given: [ana],
    path: '/api/cestas/1',
    status: 404,
    reply: { message: 'Cesta não encontrada.' },
    ask: (app) => app.dispatch(readNamedBasket.initiate({ params: { codigo: 1 } })),
  }),
  queryScenario({
    title: 'a visitor opens a basket by its address',
    user: 'visitor',
    given: named,
    path: `/api/cestas/compartilhadas/${chave}`,
    reply: contents,
    ask: (app) => app.dispatch(readSharedBasket.initiate({ params: { chave } })),
  }),
  queryScenario({
    title: 'a visitor opens a basket that is no longer shared',
    user: 'visitor',
    path: `/api/cestas/compartilhadas/${chave}`,
    status: 404,
    reply: { message: 'Cesta não encontrada.' },
    ask: (app) => app.dispatch(readSharedBasket.initiate({ params: { chave } })),
  }),
]);

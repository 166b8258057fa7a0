import { basketApi } from '@catalogue/web/features/basket/basket.api';
import { describePact } from './describePact';
import type { State } from './exchange';
import { ana, queryScenario } from './queryScenario';

const { addToBasket, removeFromBasket, listBasket, exportBasket } = basketApi.endpoints;

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
]);

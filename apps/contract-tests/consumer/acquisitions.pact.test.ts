import { acquisitionsApi } from '@catalogue/web/features/acquisitions/acquisitions.api';
import { describePact } from './describePact';
import type { State } from './exchange';
import { ana, queryScenario } from './queryScenario';

const { listSuggestionStatuses, listSuggestions, getAcquisitionStatistics } = acquisitionsApi.endpoints;

const quoted: State = { name: 'a status of suggestions', params: { codigo: 5, descricao: 'Em cotação' } };
const period = { dataIni: '2026-02-01', dataFim: '2026-03-10' };

describePact('acquisitions', [
  queryScenario({
    title: 'a patron chooses a status of suggestions',
    given: [ana, quoted],
    path: '/api/aquisicao/sugestoes/situacao',
    reply: [{ codigo: '5', descricao: 'Em cotação' }],
    ask: (app) => app.dispatch(listSuggestionStatuses.initiate()),
  }),
  queryScenario({
    title: 'a patron looks at the own suggestions of a period and a status',
    given: [
      ana,
      quoted,
      {
        name: 'a suggestion of the patron',
        params: { titulo: 'Redes neurais', autor: 'Reis, Lia', editor: 'Casa da Ponte', cod_situacao: 5 },
      },
    ],
    path: '/api/aquisicao/sugestoes',
    query: { ...period, situacao: '5' },
    reply: [
      {
        codigo: '1',
        titulo: 'Redes neurais',
        autor: 'Reis, Lia',
        editor: 'Casa da Ponte',
        edicao: '2. ed.',
        isbn_issn: '9788535902778',
        periodico: 'Não',
        outras_inf: 'Para a aula',
        biblioteca: '1',
        desc_biblioteca: 'Biblioteca Central',
        situacao: '5',
        desc_situacao: 'Em cotação',
        data: '2026-03-10T12:00:00Z',
      },
    ],
    ask: (app) => app.dispatch(listSuggestions.initiate({ query: { ...period, situacao: 5 } })),
  }),
  queryScenario({
    title: 'a patron looks at what a library bought',
    given: [
      ana,
      { name: 'a month of purchases', params: { mes: '2026-02-01', sugestoes: 12, adquiridos: 4, valor: 320.5 } },
    ],
    path: '/api/aquisicao/estatisticas',
    query: { ...period, biblioteca: '1' },
    reply: [{ mes: '2026-02', sugestoes: 12, adquiridos: 4, valor: 320.5 }],
    ask: (app) => app.dispatch(getAcquisitionStatistics.initiate({ query: { ...period, biblioteca: 1 } })),
  }),
]);

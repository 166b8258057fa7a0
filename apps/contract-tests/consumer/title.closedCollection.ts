import { failureNotice, type CallFailure } from '@catalogue/domain';
import type { AppStore } from '@catalogue/web/app/store';
import type { Exchange, Scenario } from './exchange';
import { asPatron, asVisitor, sendingJson } from './headers';
import { ana } from './queryScenario';
import { endpoints, get, item, theTitle, title } from './title.given';

const order = async (app: AppStore) => {
  const cesta = [{ cod_acervo: 1, tomo: 'II', parte: 'Índice', volume: '3' }];
  const { data, error } = await app.dispatch(
    endpoints.orderStoreItems.initiate({ query: { cod_biblioteca: 1 }, body: { cesta } }),
  );
  if (error) return { ...failureNotice(error as CallFailure), status: (error as CallFailure).status };
  return `order ${data.codigo}`;
};
const theOrder: Exchange['request'] = {
  method: 'POST',
  path: '/api/gravar-armazem',
  query: { cod_biblioteca: '1' },
  headers: { ...asPatron, ...sendingJson },
  body: { cesta: [{ cod_acervo: 1, tomo: 'II', parte: 'Índice', volume: '3' }] },
};

/** Items of a title in the closed collection. */
export const closedCollectionScenarios: Scenario[] = [
  {
    title: 'a visitor looks what the closed collection has of a title',
    user: 'visitor',
    exchanges: [
      {
        that: 'the items of a volume in the closed collection',
        given: [title, item('3', true), item('4', false)],
        request: get('/api/acervo/1/dados-armazem', asVisitor, {
          cod_biblioteca: '1',
          tomo: 'II',
          parte: 'Índice',
          volume: '3',
        }),
        reply: {
          status: 200,
          body: [
            {
              cod_biblioteca: '1',
              desc_biblioteca: 'Biblioteca Central',
              tomo: 'II',
              parte: 'Índice',
              volume: '3',
              disponivel: true,
            },
          ],
        },
      },
    ],
    act: async (app) => {
      const query = { cod_biblioteca: 1, tomo: 'II', parte: 'Índice', volume: '3' };
      const { data } = await app.dispatch(endpoints.listStoreItems.initiate({ ...theTitle, query }));
      return data?.map(
        (row) =>
          `${row.desc_biblioteca} (${row.cod_biblioteca}): t. ${row.tomo}, v. ${row.volume}, ${row.parte}${row.disponivel ? '' : ' away'}`,
      );
    },
    outcome: ['Biblioteca Central (1): t. II, v. 3, Índice'],
  },
  {
    title: 'a patron asks for an item of the closed collection',
    user: 'patron',
    exchanges: [
      {
        that: 'an order of an item of the closed collection',
        given: [ana, title, item('3', true)],
        request: theOrder,
        reply: { status: 200, body: { codigo: '1' } },
      },
    ],
    act: order,
    outcome: 'order 1',
  },
  {
    title: 'a patron asks for an item of the closed collection that somebody else has',
    user: 'patron',
    exchanges: [
      {
        that: 'an order of an item of the closed collection that is away',
        given: [ana, title, item('3', false)],
        request: theOrder,
        reply: { status: 422, body: { message: 'item_indisponivel' } },
      },
    ],
    act: order,
    outcome: { status: 422, tone: 'warning', message: 'item_indisponivel' },
  },
];

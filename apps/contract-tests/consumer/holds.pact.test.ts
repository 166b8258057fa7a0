import type { CallFailure } from '@catalogue/domain';
import { holdsApi } from '@catalogue/web/features/holds/holds.api';
import { describePact } from './describePact';
import type { Exchange, Scenario, State } from './exchange';
import { asPatron, sendingJson } from './headers';

const { getHoldOptions, checkHoldQueue, placeHold, listHolds, cancelHolds, listPastHolds } = holdsApi.endpoints;

const titulo = 'A hora da estrela';
const free: State[] = [
  { name: 'a patron', params: { login: 'ana' } },
  { name: 'a title', params: { titulo, autor: 'Lispector, Clarice' } },
  { name: 'a copy', params: { cod_exemplar: '20001', titulo } },
];
const out: State[] = [
  ...free,
  { name: 'a copy that somebody else has', params: { cod_exemplar: '20001', daysToDue: 4 } },
  { name: 'loans that came back on their day', params: { cod_exemplar: '20001', count: 40 } },
  { name: 'forecasts that came true, and one that did not', params: { titulo, count: 9 } },
];
const wish = {
  cod_acervo: 1,
  biblioteca: 1,
  volume: '2',
  tomo: '1',
  parte: 'A',
  material_adicional: 'principal',
  localizacao: 'Estante 12',
};
const sent = (method: 'POST' | 'DELETE', path: string, body: object): Exchange['request'] => ({
  method,
  path,
  headers: { ...asPatron, ...sendingJson },
  body,
});
const held = {
  cod_reserva: '1',
  cod_acervo: '1',
  titulo,
  autor: 'Lispector, Clarice',
  cod_tipo_obra: '1',
  biblioteca: '1',
  desc_biblioteca: 'Biblioteca Central',
  volume: '2',
  tomo: '1',
  parte: 'A',
  material_adicional: 'principal',
  localizacao: 'Estante 12',
  situacao: 'liberada' as const,
  posicao: null,
  data: '2026-03-10T00:00:00Z',
  validade: '2026-03-12',
  encerrada_em: null,
};
// A copy that is due in four days, and lent for seven, as forty others were; nine of ten forecasts came true.
const forecast = (de: string, ate: string) => ({
  ...{ de, ate, exemplares: 1, proxima_devolucao: '2026-03-14' },
  emprestimos: 40,
  anteriores: { total: 10, cumpridas: 9 },
});
const waiting = {
  ...held,
  situacao: 'fila' as const,
  posicao: 2,
  validade: null,
  cod_reserva: '2',
  previsao: forecast('2026-03-21', '2026-03-24'),
};
const cancelled = {
  ...held,
  situacao: 'cancelada' as const,
  validade: null,
  encerrada_em: '2026-03-10T09:00:00Z',
};
const options = {
  pode_reservar: true,
  motivo: null,
  bibliotecas: [{ cod_biblioteca: '1', desc_biblioteca: 'Biblioteca Central' }],
  volumes: ['2'],
  tomos: ['1'],
  partes: ['A'],
  materiais: ['principal'],
  localizacoes: ['Estante 12'],
  fila: 1,
};

const outcomeOf = (error: unknown) => {
  const { status, message } = error as CallFailure;
  return { status, message };
};

const scenarios: Scenario[] = [
  {
    title: 'a patron opens the hold form of a title that is out',
    user: 'patron',
    exchanges: [
      {
        that: 'what can be chosen for a hold',
        given: [...out, { name: 'somebody who waits for a title', params: { titulo } }],
        request: { method: 'GET', path: '/api/reserva/1/informacoes-iniciais', headers: asPatron },
        reply: { status: 200, body: options },
      },
    ],
    act: async (app) => (await app.dispatch(getHoldOptions.initiate({ params: { id: 1 } }))).data,
    outcome: options,
  },
  {
    title: 'a patron sees the place in the queue before placing the hold',
    user: 'patron',
    exchanges: [
      {
        that: 'the place that a hold would get',
        given: [...out, { name: 'somebody who waits for a title', params: { titulo } }],
        request: sent('POST', '/api/reserva/validar-fila', wish),
        reply: {
          status: 200,
          body: { pode_reservar: true, posicao: 2, motivo: null, previsao: forecast('2026-03-21', '2026-03-24') },
        },
      },
    ],
    act: async (app) => (await app.dispatch(checkHoldQueue.initiate({ body: wish }))).data,
    outcome: { pode_reservar: true, posicao: 2, motivo: null, previsao: forecast('2026-03-21', '2026-03-24') },
  },
  {
    title: 'a patron places a hold',
    user: 'patron',
    exchanges: [
      {
        that: 'a hold on a title that is out',
        given: out,
        request: sent('POST', '/api/reserva', wish),
        reply: { status: 201, body: { cod_reserva: '1', posicao: 1, previsao: forecast('2026-03-14', '2026-03-15') } },
      },
    ],
    act: async (app) => (await app.dispatch(placeHold.initiate({ body: wish }))).data,
    outcome: { cod_reserva: '1', posicao: 1, previsao: forecast('2026-03-14', '2026-03-15') },
  },
  {
    title: 'a hold is refused while a copy is on the shelf',
    user: 'patron',
    exchanges: [
      {
        that: 'a hold on a title with a copy on the shelf',
        given: free,
        request: sent('POST', '/api/reserva', wish),
        reply: { status: 422, body: { message: 'exemplar_disponivel' } },
      },
    ],
    act: async (app) => outcomeOf((await app.dispatch(placeHold.initiate({ body: wish }))).error),
    outcome: { status: 422, message: 'exemplar_disponivel' },
  },
  {
    title: 'a patron looks at the holds',
    user: 'patron',
    exchanges: [
      {
        that: 'a hold that is released',
        given: [...free, { name: 'a hold', params: { titulo, cod_exemplar: '20001' } }],
        request: { method: 'GET', path: '/api/reserva', headers: asPatron },
        reply: { status: 200, body: [held] },
      },
    ],
    act: async (app) => (await app.dispatch(listHolds.initiate())).data,
    outcome: [held],
  },
  {
    title: 'a patron looks at a hold that waits',
    user: 'patron',
    exchanges: [
      {
        that: 'a hold that waits behind another',
        given: [
          ...out,
          { name: 'somebody who waits for a title', params: { titulo } },
          { name: 'a hold', params: { titulo } },
        ],
        request: { method: 'GET', path: '/api/reserva', headers: asPatron },
        reply: { status: 200, body: [waiting] },
      },
    ],
    act: async (app) => (await app.dispatch(listHolds.initiate())).data,
    outcome: [waiting],
  },
  {
    title: 'a patron cancels a hold',
    user: 'patron',
    exchanges: [
      {
        that: 'the end of a hold',
        given: [...free, { name: 'a hold', params: { titulo, cod_exemplar: '20001' } }],
        request: sent('DELETE', '/api/reserva', [1]),
        reply: { status: 204 },
      },
    ],
    act: async (app) => {
      const { error } = await app.dispatch(cancelHolds.initiate({ body: [1] }));
      return error ? outcomeOf(error) : 'cancelled';
    },
    outcome: 'cancelled',
  },
  {
    title: 'a hold that is not there cannot be cancelled',
    user: 'patron',
    exchanges: [
      {
        that: 'the end of a hold that is not there',
        given: free,
        request: sent('DELETE', '/api/reserva', [7]),
        reply: { status: 404, body: { message: 'Reserva não encontrada.' } },
      },
    ],
    act: async (app) => outcomeOf((await app.dispatch(cancelHolds.initiate({ body: [7] }))).error),
    outcome: { status: 404, message: 'Reserva não encontrada.' },
  },
  {
    title: 'a patron looks at the holds of a period',
    user: 'patron',
    exchanges: [
      {
        that: 'the holds of a period',
        given: [...free, { name: 'a hold', params: { titulo, isCancelled: true } }],
        request: {
          method: 'GET',
          path: '/api/reserva/historico',
          query: { dataIni: '2026-03-01', dataFim: '2026-03-10' },
          headers: asPatron,
        },
        reply: { status: 200, body: [cancelled] },
      },
    ],
    act: async (app) => {
      const query = { dataIni: '2026-03-01', dataFim: '2026-03-10' };
      return (await app.dispatch(listPastHolds.initiate({ query }))).data;
    },
    outcome: [cancelled],
  },
];

describePact('holds', scenarios);

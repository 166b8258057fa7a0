import { alertsApi } from '@catalogue/web/features/alerts/alerts.api';
import { describePact } from './describePact';
import type { State } from './exchange';
import { ana, queryScenario } from './queryScenario';

const { listAlerts, readAlert, deleteAlert } = alertsApi.endpoints;

const unread: State = {
  name: 'an alert',
  params: { titulo: 'Reserva disponível', texto: 'Busque até quinta-feira.', lido: false },
};
const alert = {
  id: '1',
  lido: false,
  titulo: 'Reserva disponível',
  texto: 'Busque até quinta-feira.',
  data: '2026-03-10T12:00:00Z',
  aviso: null,
};
// Its loan is gone: the fact is over.
const fact = {
  tipo: 'prazo_amanha',
  codigo: '7',
  cod_acervo: '12',
  nome: 'Torto arado',
  dia: '2026-03-09',
  ate: '2026-03-10',
  desc_biblioteca: 'Biblioteca Central',
};
const told: State = {
  name: 'an alert about a loan that is gone',
  params: { titulo: 'Torto arado vence em 10 mar', texto: 'Depois, R$ 1,50 por dia.', ...fact },
};
const over = {
  id: '1',
  lido: false,
  titulo: 'Torto arado vence em 10 mar',
  texto: 'Depois, R$ 1,50 por dia.',
  data: '2026-03-10T12:00:00Z',
  aviso: { ...fact, estado: null, desfecho: 'removido' },
};
const period = { dataIni: '2026-03-01', dataFim: '2026-03-10' };

describePact('alerts', [
  queryScenario({
    title: 'a patron looks at the alerts of a period',
    given: [ana, unread],
    path: '/api/solicitacoes/alertas',
    query: period,
    reply: [alert],
    ask: (app) => app.dispatch(listAlerts.initiate({ query: period })),
  }),
  queryScenario({
    title: 'a patron looks at an alert whose fact is over',
    given: [ana, told],
    path: '/api/solicitacoes/alertas',
    reply: [over],
    ask: (app) => app.dispatch(listAlerts.initiate()),
  }),
  queryScenario({
    title: 'a patron reads an alert',
    given: [ana, unread],
    method: 'PUT',
    path: '/api/solicitacoes/alertas/1',
    reply: { ...alert, lido: true },
    ask: (app) => app.dispatch(readAlert.initiate({ params: { id: 1 } })),
  }),
  queryScenario({
    title: 'a patron reads an alert whose fact is over',
    given: [ana, told],
    method: 'PUT',
    path: '/api/solicitacoes/alertas/1',
    reply: { ...over, lido: true },
    ask: (app) => app.dispatch(readAlert.initiate({ params: { id: 1 } })),
  }),
  queryScenario({
    title: 'a patron removes an alert',
    given: [ana, unread],
    method: 'DELETE',
    path: '/api/solicitacoes/alertas/1',
    status: 204,
    ask: (app) => app.dispatch(deleteAlert.initiate({ params: { id: 1 } })),
  }),
  queryScenario({
    title: 'a patron removes an alert that is gone',
    method: 'DELETE',
    path: '/api/solicitacoes/alertas/9',
    status: 404,
    reply: { message: 'Alerta não encontrado.' },
    ask: (app) => app.dispatch(deleteAlert.initiate({ params: { id: 9 } })),
  }),
]);

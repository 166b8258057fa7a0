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
    title: 'a patron reads an alert',
    given: [ana, unread],
    method: 'PUT',
    path: '/api/solicitacoes/alertas/1',
    reply: { ...alert, lido: true },
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

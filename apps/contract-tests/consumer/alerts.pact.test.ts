import type { NoticePreference } from '@catalogue/api-contract';
import { MatchersV3 } from '@pact-foundation/pact';
import type { AppStore } from '@catalogue/web/app/store';
import { alertsApi } from '@catalogue/web/features/alerts/alerts.api';
import { describePact } from './describePact';
import type { State } from './exchange';
import { ana, queryScenario } from './queryScenario';

const { listAlerts, readAlert, deleteAlert, getNoticePreferences, setNoticePreference, sendTestMail } =
  alertsApi.endpoints;
const { getCalendarAddress, makeCalendarAddress, deleteCalendarAddress } = alertsApi.endpoints;
const { string } = MatchersV3;

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
  devolver_ate: '2026-03-09',
  nao_renova: 'titulo_reservado',
};
const horario = { abre: '08:00', fecha: '22:00' };
const told: State = {
  name: 'an alert about a loan that is gone',
  params: { titulo: 'Torto arado vence em 10 mar', texto: 'Depois, R$ 1,50 por dia.', ...fact, ...horario },
};
const over = {
  id: '1',
  lido: false,
  titulo: 'Torto arado vence em 10 mar',
  texto: 'Depois, R$ 1,50 por dia.',
  data: '2026-03-10T12:00:00Z',
  aviso: { ...fact, horario, estado: null, desfecho: 'devolvido' },
};
const period = { dataIni: '2026-03-01', dataFim: '2026-03-10' };

const preferences = '/api/pessoas/meu-pergamum/avisos';
const calendar = '/api/pessoas/meu-pergamum/calendario';
const defaults: NoticePreference[] = [
  { assunto: 'prazo', alerta: true, email: true, dias: 3 },
  { assunto: 'atraso', alerta: true, email: true, dias: null },
  { assunto: 'reserva', alerta: true, email: true, dias: null },
  { assunto: 'fila', alerta: true, email: false, dias: null },
  { assunto: 'pedidos', alerta: true, email: true, dias: null },
  { assunto: 'guias', alerta: true, email: true, dias: null },
  { assunto: 'nada_consta', alerta: true, email: true, dias: null },
  { assunto: 'comentarios', alerta: true, email: false, dias: null },
  { assunto: 'pesquisas', alerta: true, email: true, dias: null },
  { assunto: 'seguranca', alerta: true, email: true, dias: null },
];
const choice = { assunto: 'atraso', alerta: true, email: false, dias: null } as const;
const choose = (body: NoticePreference) => ({
  method: 'PUT' as const,
  path: preferences,
  sends: body,
  ask: (app: AppStore) => app.dispatch(setNoticePreference.initiate({ body })),
});

const testMail = {
  method: 'POST' as const,
  path: `${preferences}/teste`,
  ask: (app: AppStore) => app.dispatch(sendTestMail.initiate()),
};

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
  queryScenario({
    title: 'a patron looks at how they are told',
    given: [ana],
    path: preferences,
    // Who has no address and has chosen nothing.
    reply: { para: null, avisos: defaults },
    ask: (app) => app.dispatch(getNoticePreferences.initiate()),
  }),
  queryScenario({
    ...choose(choice),
    title: 'a patron wants no mail about late loans',
    given: [ana],
    status: 204,
  }),
  queryScenario({
    ...choose({ ...choice, alerta: false }),
    title: 'a patron wants to be told nothing of late loans',
    given: [ana],
    status: 422,
    reply: { message: 'aviso_sempre_no_catalogo' },
  }),
  queryScenario({
    ...testMail,
    title: 'a patron asks for a test of the notices',
    given: [
      ...[ana, { name: 'an e-mail address of the patron', params: { email: 'ana@ufx.br' } }],
      { name: 'an issuer', params: { sigla: 'UFX', nome: 'Universidade Federal do Exemplo' } },
    ],
    status: 204,
  }),
  queryScenario({
    ...testMail,
    title: 'a patron without an e-mail address asks for a test of the notices',
    given: [ana],
    status: 422,
    reply: { message: 'sem_email_para_avisos' },
  }),
  queryScenario({
    title: 'a patron has no address for calendar programs',
    path: calendar,
    reply: { criado_em: null },
    ask: (app) => app.dispatch(getCalendarAddress.initiate()),
  }),
  queryScenario({
    title: 'a patron sees since when there is an address for calendar programs',
    given: [ana, { name: 'an address for calendar programs' }],
    path: calendar,
    reply: { criado_em: '2026-03-10T12:00:00.000Z' },
    ask: (app) => app.dispatch(getCalendarAddress.initiate()),
  }),
  queryScenario({
    title: 'a patron makes an address for calendar programs',
    method: 'POST',
    path: calendar,
    status: 201,
    reply: { chave: string('kT9mQ2xR7bV4wZ1cN8pL5sH3dF6gJ0aY') },
    ask: (app) => app.dispatch(makeCalendarAddress.initiate()),
  }),
  queryScenario({
    title: 'a patron takes the address for calendar programs back',
    method: 'DELETE',
    path: calendar,
    status: 204,
    ask: (app) => app.dispatch(deleteCalendarAddress.initiate()),
  }),
]);

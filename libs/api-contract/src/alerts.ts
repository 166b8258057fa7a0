import * as z from 'zod/mini';
import { calendarAddress } from './alerts.calendar';
import { defineContract } from './endpoint';
import {
  Code,
  Count,
  Flag,
  IsoDate,
  NoContent,
  QueryDate,
  Text,
  assumed,
  bothDatesOrNone,
  given,
  ownOnly,
} from './fields';

/** The kinds of notices, each by the fact that it reports (decision 030). */
export const NoticeKind = {
  dueSoon: 'prazo_chegando',
  dueTomorrow: 'prazo_amanha',
  late1Day: 'atraso_1_dia',
  late7Days: 'atraso_7_dias',
  late15Days: 'atraso_15_dias',
  lateMonths: 'atraso_meses',
  fineStopped: 'multa_parou',
  holdReady: 'reserva_disponivel',
  holdLapsesTomorrow: 'reserva_vence_amanha',
  holdLapsed: 'reserva_vencida',
  holdMovedUp: 'reserva_andou',
  loanRequestMoved: 'pedido_mudou',
  requestMoved: 'solicitacao_mudou',
  commentDecided: 'comentario_decidido',
  slipDueTomorrow: 'guia_vence_amanha',
  slipPaid: 'guia_paga',
  declarationEndsSoon: 'nada_consta_vence',
  declarationEnded: 'nada_consta_venceu',
  deviationEnded: 'afastamento_terminou',
  searchHasNew: 'pesquisa_com_novidade',
  profileHasNew: 'perfil_com_novidade',
  interestEndsSoon: 'interesse_vence',
  interestEnded: 'interesse_terminou',
  issueReceived: 'fasciculo_chegou',
  sessionOpened: 'acesso_novo',
} as const;

/** What became of the fact of a notice that is over. */
export const NoticeOutcome = {
  returned: 'devolvido',
  renewed: 'renovado',
  fetched: 'retirada',
  lapsed: 'vencida',
  cancelled: 'cancelada',
  paid: 'paga',
  changed: 'mudou',
  old: 'antigo',
  gone: 'removido',
  ended: 'encerrado',
} as const;

/** The fact of an alert: its kind, its thing and its dates. `desfecho`: null while the fact is true. */
export const Notice = z.object({
  tipo: assumed(z.enum(NoticeKind)),
  // Of the loan, hold, request, comment, slip, declaration, deviation, followed search, interest, issue or session; of a profile,
  // its person's.
  codigo: assumed(Text),
  cod_acervo: assumed(z.nullable(Text)),
  // The title (of several new ones the newest), what a request asks for, the followed search, the unit of a declaration or
  // deviation, the number of a slip, or browser and system; empty if those are unknown.
  nome: assumed(z.string()),
  // The day of the notice.
  dia: assumed(IsoDate),
  // Its deadline.
  ate: assumed(z.nullable(IsoDate)),
  desc_biblioteca: assumed(z.nullable(z.string())),
  // Of a loan that is due on a day on which its library is closed: the last open day before.
  devolver_ate: assumed(z.optional(IsoDate)),
  // Of a hold that is ready, or a loan that is due: when its library is open on its last day.
  horario: assumed(z.optional(z.object({ abre: assumed(z.string()), fecha: assumed(z.string()) }))),
  // Of a loan that is due: why it is not worth renewing, in a list of alerts the reason of today, in a mail that of its day.
  // `emprestimo_em_atraso` is said of other loans of the person, `sem_ganho` of a renewal that would not change the due date.
  nao_renova: assumed(
    z.optional(
      z.enum([
        'titulo_reservado',
        'limite_renovacoes_excedido',
        'pessoa_bloqueada',
        'pessoa_afastada',
        'debito_pendente',
        'emprestimo_em_atraso',
        'sem_ganho',
      ]),
    ),
  ),
  // Of a request: what the library has answered, and what it costs, in reais.
  resposta: assumed(z.optional(z.string())),
  valor: assumed(z.optional(z.number())),
  // The status of a request, the place in the queue, `aprovado` or `recusado`, the amount of a slip or of a fine that has
  // stopped, the number of new titles, the network address of a session.
  estado: assumed(z.nullable(z.string())),
  desfecho: assumed(z.nullable(z.enum(NoticeOutcome))),
});
export type Notice = z.output<typeof Notice>;

/** A notice to a patron; `lido`: whether it was read (D2 §3; S/N is accepted as well, ruling C16). */
export const AlertEntry = z.object({
  id: given(Text),
  lido: given(Flag),
  titulo: assumed(z.string()),
  texto: assumed(z.string()),
  // ISO date and time
  data: assumed(z.string()),
  // Only where a fact of the catalogue made it; the documents do not have it.
  aviso: assumed(z.optional(z.nullable(Notice))),
});
export type AlertEntry = z.output<typeof AlertEntry>;

/** What notices are about: a person chooses by it which to get, and where. */
export const NoticeTopic = {
  due: 'prazo',
  late: 'atraso',
  hold: 'reserva',
  queue: 'fila',
  requests: 'pedidos',
  slips: 'guias',
  clearance: 'nada_consta',
  comments: 'comentarios',
  searches: 'pesquisas',
  security: 'seguranca',
} as const;

/** Whether notices of a kind are given in the catalogue and by mail; `dias`: how many days before, where one chooses. */
export const NoticePreference = z.strictObject({
  assunto: assumed(z.enum(NoticeTopic)),
  alerta: assumed(Flag),
  email: assumed(Flag),
  dias: assumed(z.nullable(Count)),
});
export type NoticePreference = z.output<typeof NoticePreference>;

/** `para`: the address that mail goes to; null without one, or while the person wants no mail at all. */
const NoticePreferences = z.object({
  para: assumed(z.nullable(z.string())),
  avisos: assumed(z.array(NoticePreference)),
});

const AlertInPath = z.strictObject({ id: given(Code) });
const preferencesPath = '/pessoas/meu-pergamum/avisos';
const unknownAlert = { 'Alerta não encontrado.': 404 } as const;

export const alerts = defineContract({
  listAlerts: {
    id: 'alertas-listar',
    summary: "The patron's alerts, of a period where one is given; the newest first",
    method: 'GET',
    path: '/api/solicitacoes/alertas',
    access: 'patron',
    query: z
      .strictObject({ dataIni: given(z.optional(QueryDate)), dataFim: given(z.optional(QueryDate)) })
      .check(bothDatesOrNone()),
    reply: z.array(AlertEntry),
  },
  readAlert: {
    id: 'alertas-atualizar',
    summary: 'Marks an alert as read',
    method: 'PUT',
    path: '/api/solicitacoes/alertas/{id}',
    access: 'patron',
    params: AlertInPath,
    reply: AlertEntry,
    refusals: unknownAlert,
  },
  deleteAlert: {
    id: 'alertas-excluir',
    summary: 'Removes an alert',
    method: 'DELETE',
    path: '/api/solicitacoes/alertas/{id}',
    access: 'patron',
    params: AlertInPath,
    status: 204,
    reply: NoContent,
    refusals: unknownAlert,
  },
  getNoticePreferences: {
    id: 'avisos-preferencias-obter',
    own: true,
    summary: 'Which notices the signed-in person gets, and where',
    method: 'GET',
    path: preferencesPath,
    access: 'patron',
    reply: NoticePreferences,
  },
  setNoticePreference: {
    id: 'avisos-preferencias-alterar',
    own: true,
    summary: 'Changes where one kind of notices is given, and how many days before',
    method: 'PUT',
    path: preferencesPath,
    access: 'patron',
    body: NoticePreference,
    status: 204,
    reply: NoContent,
    refusals: {
      ...ownOnly,
      aviso_sempre_no_catalogo: 422,
      aviso_sempre_por_email: 422,
      dias_invalidos: 422,
    },
  },
  sendTestMail: {
    id: 'avisos-teste-enviar',
    own: true,
    summary: 'Mails a test to the address that notices of the signed-in person go to',
    method: 'POST',
    path: `${preferencesPath}/teste`,
    access: 'patron',
    status: 204,
    reply: NoContent,
    refusals: { ...ownOnly, sem_email_para_avisos: 422, MuitasTentativas: 429 },
  },
  ...calendarAddress,
});

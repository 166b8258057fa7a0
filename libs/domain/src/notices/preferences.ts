import { NoticeKind, NoticeTopic, type Notice, type NoticePreference } from '@catalogue/api-contract';

type Topic = NoticePreference['assunto'];

/** What a person wants of a kind of notices. */
export type PreferenceOf = (cod_pessoa: number, assunto: Topic) => Omit<NoticePreference, 'assunto'>;

/** The kinds of notices, in the order in which they are shown. */
export const noticeTopics: readonly Topic[] = Object.values(NoticeTopic);

/** How many days before a loan is due its first notice may come. The day before brings one in any case. */
export const daysBeforeDue = [1, 2, 3, 5, 7] as const;

// What has a price or cannot be undone is mailed, and so is what a person asked to be told; other news are not.
const defaults: Record<Topic, Omit<NoticePreference, 'assunto'>> = {
  [NoticeTopic.due]: { alerta: true, email: true, dias: 3 },
  [NoticeTopic.late]: { alerta: true, email: true, dias: null },
  [NoticeTopic.hold]: { alerta: true, email: true, dias: null },
  [NoticeTopic.queue]: { alerta: true, email: false, dias: null },
  [NoticeTopic.requests]: { alerta: true, email: true, dias: null },
  [NoticeTopic.slips]: { alerta: true, email: true, dias: null },
  [NoticeTopic.clearance]: { alerta: true, email: true, dias: null },
  [NoticeTopic.comments]: { alerta: true, email: false, dias: null },
  [NoticeTopic.searches]: { alerta: true, email: true, dias: null },
  [NoticeTopic.security]: { alerta: true, email: true, dias: null },
};

/** What is done for who has chosen nothing. */
export const defaultPreference = (assunto: Topic): Omit<NoticePreference, 'assunto'> => defaults[assunto];

/**
 * Kinds that are always told in the catalogue: a fine, which is a sanction (D1 §4), and a copy that is set aside and would
 * be lost. Mail about them can be switched off.
 */
const alwaysShown: ReadonlySet<Topic> = new Set<Topic>([NoticeTopic.late, NoticeTopic.hold, NoticeTopic.security]);
/** Whether notices of a kind are given in the catalogue whatever was chosen. */
export const isAlwaysShown = (assunto: Topic): boolean => alwaysShown.has(assunto);

/** Whether they are mailed whatever was chosen: whoever has taken an account over could switch them off (decision 056). */
export const isAlwaysMailed = (assunto: Topic): boolean => assunto === NoticeTopic.security;

/** The preferences of a person who has made these choices: those, and the defaults of the other kinds. */
export const preferencesWith = (chosen: readonly NoticePreference[]): NoticePreference[] =>
  noticeTopics.map(
    (assunto) => chosen.find((one) => one.assunto === assunto) ?? { assunto, ...defaultPreference(assunto) },
  );

/** Why a choice is refused; null if it is not. */
export function preferenceFlaw({
  assunto,
  alerta,
  email,
  dias,
}: NoticePreference): 'aviso_sempre_no_catalogo' | 'aviso_sempre_por_email' | 'dias_invalidos' | null {
  if (!alerta && isAlwaysShown(assunto)) return 'aviso_sempre_no_catalogo';
  if (!email && isAlwaysMailed(assunto)) return 'aviso_sempre_por_email';
  if (defaultPreference(assunto).dias === null) return dias === null ? null : 'dias_invalidos';
  return daysBeforeDue.some((days) => days === dias) ? null : 'dias_invalidos';
}

const topics: Record<Notice['tipo'], Topic> = {
  [NoticeKind.dueSoon]: NoticeTopic.due,
  [NoticeKind.dueTomorrow]: NoticeTopic.due,
  [NoticeKind.late1Day]: NoticeTopic.late,
  [NoticeKind.late7Days]: NoticeTopic.late,
  [NoticeKind.late15Days]: NoticeTopic.late,
  [NoticeKind.lateMonths]: NoticeTopic.late,
  [NoticeKind.fineStopped]: NoticeTopic.late,
  [NoticeKind.holdReady]: NoticeTopic.hold,
  [NoticeKind.holdLapsesTomorrow]: NoticeTopic.hold,
  [NoticeKind.holdLapsed]: NoticeTopic.hold,
  [NoticeKind.holdMovedUp]: NoticeTopic.queue,
  [NoticeKind.loanRequestMoved]: NoticeTopic.requests,
  [NoticeKind.requestMoved]: NoticeTopic.requests,
  [NoticeKind.commentDecided]: NoticeTopic.comments,
  [NoticeKind.slipDueTomorrow]: NoticeTopic.slips,
  [NoticeKind.slipPaid]: NoticeTopic.slips,
  [NoticeKind.declarationEndsSoon]: NoticeTopic.clearance,
  [NoticeKind.declarationEnded]: NoticeTopic.clearance,
  [NoticeKind.deviationEnded]: NoticeTopic.clearance,
  [NoticeKind.searchHasNew]: NoticeTopic.searches,
  [NoticeKind.profileHasNew]: NoticeTopic.searches,
  [NoticeKind.interestEndsSoon]: NoticeTopic.searches,
  [NoticeKind.interestEnded]: NoticeTopic.searches,
  [NoticeKind.issueReceived]: NoticeTopic.searches,
  [NoticeKind.sessionOpened]: NoticeTopic.security,
};

/** The kind of notices that a notice belongs to: people choose by it. */
export const topicOf = (tipo: Notice['tipo']): Topic => topics[tipo];

/**
 * Whether its mail is sent at once when an act brings it: the copy waits for a few days, and who has paid wants to know that it
 * arrived. The others wait for the mail of the day (decision 030).
 */
export const isMailedAtOnce = (tipo: Notice['tipo']): boolean =>
  tipo === NoticeKind.holdReady || tipo === NoticeKind.slipPaid;

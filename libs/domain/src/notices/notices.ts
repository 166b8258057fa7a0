import { HoldStatus, NoticeKind, NoticeTopic, type Notice } from '@catalogue/api-contract';
import { brazilianFromIso, daysBetween } from '../dates';
import { uselessRenewal } from '../loans/renewal';
import { personRenewalBlock } from '../person/renewalEligibility';
import { extendDays, handInDays } from '../personal-area/toDo';
import { noFacts, type FactsOfAct, type FactsOfDay, type NoticeThing, type RenewalFacts } from './noticeFacts';
import { daysBeforeDue, defaultPreference, topicOf, type PreferenceOf } from './preferences';
import { answerOf, isRequestNews } from './requestNews';

/** A notice on the day on which it is given. */
export type NewNotice = Omit<Notice, 'desfecho'> & { cod_pessoa: number };

/** Days after the due date on which an open loan is a notice (decision 030). */
const lateDays = new Map<number, Notice['tipo']>([
  // The fine begins on the first day of delay: one fact, one notice.
  [1, NoticeKind.late1Day],
  [7, NoticeKind.late7Days],
  [15, NoticeKind.late15Days],
]);
/** Of a loan that is late for months: it is told again each time so many days are over (decision 030). */
export const lateEvery = 30;
/** The last day of delay on which it is told: after about a year nobody is reminded by one more (decision 030). */
export const lateUntil = 12 * lateEvery;
/** The days after the due date (negative: before it) on which an open loan gives a notice, besides each month of delay. */
export const loanNoticeDays: readonly number[] = [...daysBeforeDue.map((days) => -days), ...lateDays.keys()];

/** Days before its end on which a declaration is a notice: enough to hand it in, or to ask for another (decision 030). */
/** The days after the end of a declaration (negative: before it) on which it gives a notice. */
export const declarationNoticeDays: readonly number[] = [-handInDays, 1];

/**
 * The kind of notice that a loan due `after` days ago gives, to who wants one `before` days before it is due. Who was told
 * early, before another choice of days, is told again on the eve alone.
 */
function kindOfLoan(after: number, before: number | null, isTold = false): Notice['tipo'] | undefined {
  if (after > 0 && after <= lateUntil && after % lateEvery === 0) return NoticeKind.lateMonths;
  if (after >= 0) return lateDays.get(after);
  if (after === -1) return NoticeKind.dueTomorrow;
  return !isTold && after === -(before ?? 0) ? NoticeKind.dueSoon : undefined;
}

/**
 * The notices of a civil day (ISO) that people want in the catalogue or by mail. Notices of a date are given on that day
 * alone; those of a change, while it is untold. As each day is evaluated once, a fact gives one notice, however far the
 * clock jumps.
 */
export function noticesOfDay(
  day: string,
  facts: FactsOfDay,
  preferenceOf: PreferenceOf = (_, assunto) => defaultPreference(assunto),
): NewNotice[] {
  return allNoticesOfDay(day, facts, preferenceOf).filter(({ cod_pessoa, tipo }) => {
    const { alerta, email } = preferenceOf(cod_pessoa, topicOf(tipo));
    return alerta || email;
  });
}

/** The notices that an act brings at once, on its day (ISO): of what it has changed and nobody was told of yet. */
export const noticesOfAct = (day: string, facts: FactsOfAct, preferenceOf?: PreferenceOf): NewNotice[] =>
  noticesOfDay(day, { ...noFacts, ...facts }, preferenceOf);

/**
 * The notices that a choice of days brings at once, on its day (ISO): of a loan that is still due, if the chosen day is over and
 * nothing was told of it.
 */
export const noticesOfChoice = (
  day: string,
  { loans }: Pick<FactsOfDay, 'loans'>,
  preferenceOf: PreferenceOf,
): NewNotice[] =>
  loans.flatMap((loan) => {
    const { dias, alerta, email } = preferenceOf(loan.cod_pessoa, NoticeTopic.due);
    const ahead = daysBetween(day, loan.ate);
    if (loan.isTold || ahead < 1 || ahead > (dias ?? 0) || !(alerta || email)) return [];
    return [loanNotice(loan, ahead === 1 ? NoticeKind.dueTomorrow : NoticeKind.dueSoon, day)];
  });

const noticeOf = (
  dia: string,
  { cod_pessoa, codigo, cod_acervo, nome, desc_biblioteca }: NoticeThing,
  tipo: Notice['tipo'],
  { ate = null, estado = null }: { ate?: string | null; estado?: string | null } = {},
): NewNotice => ({ cod_pessoa, tipo, codigo, cod_acervo, nome, desc_biblioteca, dia, ate, estado });

const loanNotice = (loan: FactsOfDay['loans'][number], tipo: Notice['tipo'], day: string): NewNotice => ({
  ...noticeOf(day, loan, tipo, { ate: loan.ate }),
  ...whileDue(loan, day),
});

function allNoticesOfDay(day: string, facts: FactsOfDay, preferenceOf: PreferenceOf): NewNotice[] {
  const told = (thing: NoticeThing, tipo: Notice['tipo'], details?: Parameters<typeof noticeOf>[3]) =>
    noticeOf(day, thing, tipo, details);
  return [
    ...facts.loans.flatMap((loan) => {
      const { dias } = preferenceOf(loan.cod_pessoa, NoticeTopic.due);
      const tipo = kindOfLoan(daysBetween(loan.ate, day), dias, loan.isTold);
      return tipo ? [loanNotice(loan, tipo, day)] : [];
    }),
    ...facts.holds.flatMap((hold) => {
      const tipo = kindOfHold(hold, day);
      const estado = hold.posicao === null ? null : String(hold.posicao);
      const horario = readyKinds.has(tipo) ? hold.horario : undefined;
      return tipo ? [{ ...told(hold, tipo, { ate: hold.ate, estado }), ...(horario && { horario }) }] : [];
    }),
    ...facts.loanRequests
      .filter(isRequestNews)
      .map((one) => ({ ...told(one, NoticeKind.loanRequestMoved, { estado: one.status }), ...answerOf(one) })),
    ...facts.requests
      .filter(isRequestNews)
      .map((one) => ({ ...told(one, NoticeKind.requestMoved, { estado: one.status }), ...answerOf(one) })),
    ...facts.comments.map((comment) =>
      told(comment, NoticeKind.commentDecided, { estado: comment.aprovado ? 'aprovado' : 'recusado' }),
    ),
    ...newsOf(facts.profiles, facts.searches).map(({ follow, tipo }) =>
      told({ ...follow, cod_acervo: onlyOne(follow.novos) }, tipo, { estado: String(follow.novos.length) }),
    ),
    ...facts.interests.flatMap((interest) => {
      const after = daysBetween(interest.ate, day);
      if (after <= 0 && after !== -extendDays) return [];
      const tipo = after > 0 ? NoticeKind.interestEnded : NoticeKind.interestEndsSoon;
      return [told(interest, tipo, { ate: interest.ate })];
    }),
    ...facts.issues.map((issue) => told(issue, NoticeKind.issueReceived, { estado: issue.rotulo })),
    ...facts.slips
      .filter(({ ate }) => daysBetween(day, ate) === 1)
      .map((slip) => told(slip, NoticeKind.slipDueTomorrow, { ate: slip.ate, estado: slip.valor })),
    ...facts.paidSlips.map((slip) => told(slip, NoticeKind.slipPaid, { estado: slip.valor })),
    ...facts.stoppedFines.map((loan) => told(loan, NoticeKind.fineStopped, { ate: loan.ate, estado: loan.valor })),
    ...facts.declarations.flatMap((declaration) => {
      const after = daysBetween(declaration.ate, day);
      if (!declarationNoticeDays.includes(after)) return [];
      const tipo = after < 0 ? NoticeKind.declarationEndsSoon : NoticeKind.declarationEnded;
      return [told(declaration, tipo, { ate: declaration.ate })];
    }),
    ...facts.deviations
      .filter(({ ate }) => daysBetween(ate, day) === 1)
      .map((deviation) => told(deviation, NoticeKind.deviationEnded, { ate: deviation.ate, estado: deviation.origem })),
  ];
}

const onlyOne = (titles: readonly string[]): string | null => (titles.length === 1 ? (titles[0] ?? null) : null);

type Follow = FactsOfDay['searches'][number];

/** New titles in all that people follow: what several find is told of the first, and one that finds nothing else is left out. */
function newsOf(profiles: readonly Follow[], searches: readonly Follow[]): { follow: Follow; tipo: Notice['tipo'] }[] {
  const named = new Set<string>();
  const follows = [
    ...profiles.map((follow) => ({ follow, tipo: NoticeKind.profileHasNew })),
    ...searches.map((follow) => ({ follow, tipo: NoticeKind.searchHasNew })),
  ];
  return follows.flatMap(({ follow, tipo }) => {
    const novos = follow.novos.filter((title) => !named.has(`${follow.cod_pessoa} ${title}`));
    novos.forEach((title) => named.add(`${follow.cod_pessoa} ${title}`));
    return novos.length > 0 ? [{ follow: { ...follow, novos }, tipo }] : [];
  });
}

/** Whether a notice is about a loan that is not late yet. */
export const isDueNotice = (tipo: Notice['tipo']): boolean =>
  tipo === NoticeKind.dueSoon || tipo === NoticeKind.dueTomorrow;

/** What a loan that is not late yet says besides its due date: by when and in which hours it goes back, and why it cannot stay. */
function whileDue(
  { ate, devolver_ate, horario, renewal }: FactsOfDay['loans'][number],
  day: string,
): Pick<Notice, 'devolver_ate' | 'horario' | 'nao_renova'> {
  if (ate < day) return {};
  const block = renewal && refusedOn(day, ate, renewal);
  return {
    ...(devolver_ate && devolver_ate >= day && { devolver_ate }),
    ...(horario && { horario }),
    ...(block && { nao_renova: block }),
  };
}

/** Why a loan due on `ate` is not worth renewing on a day: the server would refuse it, or it gains no day; null if it is. */
export const refusedOn = (day: string, ate: string, { pessoa, ...loan }: RenewalFacts): Notice['nao_renova'] | null =>
  uselessRenewal(
    { ...loan, dataDevolucaoPrevista: brazilianFromIso(ate) },
    pessoa ? personRenewalBlock(pessoa) : null,
    day,
  );

const readyKinds = new Set<Notice['tipo'] | null>([NoticeKind.holdReady, NoticeKind.holdLapsesTomorrow]);

function kindOfHold({ situacao, ate, untold }: FactsOfDay['holds'][number], day: string): Notice['tipo'] | null {
  if (situacao === HoldStatus.released) {
    if (untold) return NoticeKind.holdReady;
    return ate !== null && daysBetween(day, ate) === 1 ? NoticeKind.holdLapsesTomorrow : null;
  }
  if (!untold) return null;
  if (situacao === HoldStatus.lapsed) return NoticeKind.holdLapsed;
  // A hold that the patron cancelled or fetched is no news to them.
  return situacao === HoldStatus.waiting ? NoticeKind.holdMovedUp : null;
}

/** The kind of thing that a notice is about. */
export type NoticeThingKind =
  | 'emprestimo'
  | 'reserva'
  | 'pedido'
  | 'solicitacao'
  | 'comentario'
  | 'guia'
  | 'declaracao'
  | 'afastamento'
  | 'pesquisa'
  | 'perfil'
  | 'interesse'
  | 'fasciculo'
  | 'sessao';

/** What a notice is about. A newer notice about the same thing replaces the older one. */
export const thingOf = (tipo: Notice['tipo']): NoticeThingKind => things[tipo];

/** Whether this version knows a kind of notice: a page of yesterday may be told of one by a newer server. */
export const isKnownNotice = ({ tipo }: Pick<Notice, 'tipo'>): boolean => Object.hasOwn(things, tipo);

const things: Record<Notice['tipo'], NoticeThingKind> = {
  [NoticeKind.dueSoon]: 'emprestimo',
  [NoticeKind.dueTomorrow]: 'emprestimo',
  [NoticeKind.late1Day]: 'emprestimo',
  [NoticeKind.late7Days]: 'emprestimo',
  [NoticeKind.late15Days]: 'emprestimo',
  [NoticeKind.lateMonths]: 'emprestimo',
  [NoticeKind.fineStopped]: 'emprestimo',
  [NoticeKind.holdReady]: 'reserva',
  [NoticeKind.holdLapsesTomorrow]: 'reserva',
  [NoticeKind.holdLapsed]: 'reserva',
  [NoticeKind.holdMovedUp]: 'reserva',
  [NoticeKind.loanRequestMoved]: 'pedido',
  [NoticeKind.requestMoved]: 'solicitacao',
  [NoticeKind.commentDecided]: 'comentario',
  [NoticeKind.slipDueTomorrow]: 'guia',
  [NoticeKind.slipPaid]: 'guia',
  [NoticeKind.declarationEndsSoon]: 'declaracao',
  [NoticeKind.declarationEnded]: 'declaracao',
  [NoticeKind.deviationEnded]: 'afastamento',
  [NoticeKind.searchHasNew]: 'pesquisa',
  [NoticeKind.profileHasNew]: 'perfil',
  [NoticeKind.interestEndsSoon]: 'interesse',
  [NoticeKind.interestEnded]: 'interesse',
  [NoticeKind.issueReceived]: 'fasciculo',
  [NoticeKind.sessionOpened]: 'sessao',
};

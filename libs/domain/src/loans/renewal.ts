import type { PendingTitle } from '@catalogue/api-contract';
import type { PersonRenewalBlock } from '../person/renewalEligibility';
import { addDays, brazilianFromIso, daysBetween, isoFromBrazilian } from '../dates';
import { soonDays } from './dueDate';

/** Renewal limit when the server does not send one (ruling E2). */
export const defaultRenewalLimit = 5;
/** Loan period in days when the server does not send one. */
const defaultLoanDays = 14;

/** Why a loan cannot be renewed; also the text key that explains it. */
type RenewalBlock = 'emprestimo_em_atraso' | 'titulo_reservado' | 'limite_renovacoes_excedido';

type LoanFacts = Pick<PendingTitle, 'dataDevolucaoPrevista' | 'qtdeRenovacoes' | 'reservado' | 'limiteRenovacoes'>;

/**
 * Why this loan cannot be renewed on `today` (ISO date), or null when it can. D1 §4: not when another patron has a hold
 * on the title, and renewals count against a limit. An overdue copy must be returned first (LOOK §6, this project's
 * rule). The server refuses by this function, and the screen uses it to explain the refusal before the click.
 */
export function renewalBlock(loan: LoanFacts, today: string): RenewalBlock | null {
  if (isoFromBrazilian(loan.dataDevolucaoPrevista) < today) return 'emprestimo_em_atraso';
  if (loan.reservado) return 'titulo_reservado';
  if (Number(loan.qtdeRenovacoes) >= (loan.limiteRenovacoes ?? defaultRenewalLimit))
    return 'limite_renovacoes_excedido';
  return null;
}

/**
 * Why a renewal of this loan is refused on `today` (ISO): for its own sake, or else for what stops all renewals of its person;
 * null when it is not. Of a loan that is not late, `emprestimo_em_atraso` means that others are. Server, screens and notices
 * all read it here.
 */
export const renewalRefusal = (
  loan: LoanFacts,
  personBlock: PersonRenewalBlock | null,
  today: string,
): RenewalBlock | PersonRenewalBlock | null => renewalBlock(loan, today) ?? personBlock;

/**
 * The due date (`DD/MM/YYYY`) after a renewal on `today` (ISO date): the loan period from today, never earlier than
 * now.
 */
export function renewedDueDate(
  loan: Pick<PendingTitle, 'dataDevolucaoPrevista' | 'diasEmprestimo'>,
  today: string,
): string {
  const due = isoFromBrazilian(loan.dataDevolucaoPrevista);
  const renewed = addDays(today, loan.diasEmprestimo ?? defaultLoanDays);
  return brazilianFromIso(renewed > due ? renewed : due);
}

/**
 * Days that a renewal on `today` (ISO date) adds to a loan; 0 when the due date stays the same. By the documents the
 * server still renews it, which counts against the limit (D1 §4): the screen warns before the click.
 */
export const daysGained = (loan: Parameters<typeof renewedDueDate>[0], today: string): number =>
  daysBetween(isoFromBrazilian(loan.dataDevolucaoPrevista), isoFromBrazilian(renewedDueDate(loan, today)));

/**
 * Why a renewal on `today` (ISO) is no help: it is refused, or gains no day; null when it is. Notices and the list of what to do
 * offer one by it, so that both say the same.
 */
export const uselessRenewal = (
  loan: LoanFacts & Parameters<typeof renewedDueDate>[0],
  personBlock: PersonRenewalBlock | null,
  today: string,
): ReturnType<typeof renewalRefusal> | 'sem_ganho' =>
  renewalRefusal(loan, personBlock, today) ?? (daysGained(loan, today) > 0 ? null : 'sem_ganho');

/** A renewal on a day (ISO): the due date that it gives (ISO), and the days that it gains. */
export interface RenewalOn {
  day: string;
  due: string;
  gain: number;
}

/** What a renewal gives on each day from `today` on, until the loan is due; none for a loan that is late. */
export function renewalDays(loan: Parameters<typeof renewedDueDate>[0], today: string): RenewalOn[] {
  const due = isoFromBrazilian(loan.dataDevolucaoPrevista);
  return Array.from({ length: Math.max(0, daysBetween(today, due) + 1) }, (_, ahead) => {
    const day = addDays(today, ahead);
    return { day, due: isoFromBrazilian(renewedDueDate(loan, day)), gain: daysGained(loan, day) };
  });
}

/** A later day is only worth waiting for if it gains so many days more. */
const worthWaiting = 2;

/** The day on which a renewal gains most, if that is later than today and worth waiting for: the first such day. */
export function betterRenewalDay(loan: Parameters<typeof renewedDueDate>[0], today: string): RenewalOn | null {
  const [now, ...later] = renewalDays(loan, today);
  const best = later.reduce<RenewalOn | undefined>(
    (most, one) => (most && most.gain >= one.gain ? most : one),
    undefined,
  );
  return now && best && best.gain - now.gain >= worthWaiting ? best : null;
}

/** A gain of so many days makes a renewal the thing to do now; so does a loan that is due soon (LOOK-2 §2). */
const largeGain = 7;

/** Whether a renewal on `today` is worth its price: one of a limited number. */
export function isWorthRenewing(loan: Parameters<typeof renewedDueDate>[0], today: string): boolean {
  const gain = daysGained(loan, today);
  const isNear = daysBetween(today, isoFromBrazilian(loan.dataDevolucaoPrevista)) <= soonDays;
  return gain >= largeGain || (gain > 0 && isNear);
}

import type { PendingTitle } from '@catalogue/api-contract';
import { addDays, brazilianFromIso, daysBetween, isoFromBrazilian } from '../dates';

/** Renewals of a loan when the server does not say its limit (ruling E2). */
export const defaultRenewalLimit = 5;
/** Days of a loan when the server does not say them. */
const defaultLoanDays = 14;

/** Why a loan cannot be renewed; also the text key that explains it. */
type RenewalBlock = 'emprestimo_em_atraso' | 'titulo_reservado' | 'limite_renovacoes_excedido';

type LoanFacts = Pick<PendingTitle, 'dataDevolucaoPrevista' | 'qtdeRenovacoes' | 'reservado' | 'limiteRenovacoes'>;

/**
 * Why this loan cannot be renewed on `today` (ISO date), or null when it can. D1 §4: not when another patron holds the title,
 * and renewals count against a limit; an overdue copy must come back first (LOOK §6, ours). The server refuses by this
 * function and the screen explains by it, before the click.
 */
export function renewalBlock(loan: LoanFacts, today: string): RenewalBlock | null {
  if (isoFromBrazilian(loan.dataDevolucaoPrevista) < today) return 'emprestimo_em_atraso';
  if (loan.reservado) return 'titulo_reservado';
  if (Number(loan.qtdeRenovacoes) >= (loan.limiteRenovacoes ?? defaultRenewalLimit))
    return 'limite_renovacoes_excedido';
  return null;
}

/** The due date (`DD/MM/YYYY`) that a renewal on `today` (ISO date) gives: the loan's days from today, never earlier than now due. */
export function renewedDueDate(
  loan: Pick<PendingTitle, 'dataDevolucaoPrevista' | 'diasEmprestimo'>,
  today: string,
): string {
  const due = isoFromBrazilian(loan.dataDevolucaoPrevista);
  const renewed = addDays(today, loan.diasEmprestimo ?? defaultLoanDays);
  return brazilianFromIso(renewed > due ? renewed : due);
}

/**
 * The days that a renewal on `today` (ISO date) adds to a loan; none when it is as long as a new one. The documents let the
 * server renew it all the same, which counts against the limit (D1 §4): the screen says so before the click.
 */
export const daysGained = (loan: Parameters<typeof renewedDueDate>[0], today: string): number =>
  daysBetween(isoFromBrazilian(loan.dataDevolucaoPrevista), isoFromBrazilian(renewedDueDate(loan, today)));

/** Why a person may not renew any loan; also its text key. */
export type PersonRenewalBlock = 'pessoa_bloqueada' | 'pessoa_afastada' | 'debito_pendente' | 'emprestimo_em_atraso';

/** What decides whether a person's loans can be renewed at all. */
export interface RenewalEligibility {
  bloqueio: boolean;
  /** Deviations in force today. */
  afastamentos: number;
  /** Unpaid debts that can be paid: without fines that still grow. */
  debitos: number;
  /** Open loans past their due date. */
  atrasados: number;
  /** The renewal limit of the person's loans, if they have one. */
  limite: number | null;
}

/**
 * Whether a person may renew at all (GET /pessoas/renovar; its meaning is defined by this project, ruling C17): null,
 * or the most serious reason why not. Each loan is also checked by `renewalBlock`.
 */
export function personRenewalBlock({
  bloqueio,
  afastamentos,
  debitos,
  atrasados,
}: RenewalEligibility): PersonRenewalBlock | null {
  if (bloqueio) return 'pessoa_bloqueada';
  if (afastamentos > 0) return 'pessoa_afastada';
  if (debitos > 0) return 'debito_pendente';
  return atrasados > 0 ? 'emprestimo_em_atraso' : null;
}

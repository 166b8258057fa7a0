/** Why a person may renew nothing at all; also the key of its text. */
export type PersonRenewalBlock = 'pessoa_bloqueada' | 'pessoa_afastada' | 'debito_pendente' | 'emprestimo_em_atraso';

export interface RenewalEligibility {
  bloqueio: boolean;
  /** Deviations in force today. */
  afastamentos: number;
  /** Debts that are not paid. */
  debitos: number;
  /** Open loans past their due date. */
  atrasados: number;
  /** Renewals that the person's loans allow, where they say so. */
  limite: number | null;
}

/**
 * Whether a person may renew at all (GET /pessoas/renovar; its meaning is ours, ruling C17): null, or what stands against it,
 * the gravest first. Each loan has its own rule besides, `renewalBlock`.
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

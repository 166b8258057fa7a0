import {
  holdForecast,
  matchesPreference,
  nextReturn,
  returningStates,
  type CopyFacts,
  type CopyParts,
  type CopyPreference,
} from '@catalogue/domain';

interface Copy extends CopyFacts, CopyParts {
  data_prevista_devolucao: string | null;
  dias_emprestimo: number;
}

/** When a hold at this place will probably be ready, by the copies that serve it. */
export function forecastOf(posicao: number, preference: CopyPreference, copies: readonly Copy[], today: string) {
  const awaited = copies
    .filter(
      (copy) => copy.permite_reserva && returningStates.includes(copy.situacao) && matchesPreference(preference, copy),
    )
    .map((copy) => ({ due: copy.data_prevista_devolucao, loanDays: copy.dias_emprestimo }));
  const found = holdForecast(posicao, awaited, today);
  if (!found) return undefined;
  return {
    de: found.from,
    ate: found.to,
    exemplares: awaited.length,
    proxima_devolucao: nextReturn(awaited, today) ?? undefined,
  };
}

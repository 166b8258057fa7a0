import {
  holdForecast,
  matchesPreference,
  nextReturn,
  returningStates,
  shownBy,
  type CopyFacts,
  type CopyParts,
  type CopyPreference,
  type ReturnsShown,
} from '@catalogue/domain';

interface Copy extends CopyFacts, CopyParts {
  data_prevista_devolucao: string | null;
  dias_emprestimo: number;
}

/** When a hold at this place will probably be ready, by the copies that serve it and how such copies come back. */
export function forecastOf(
  posicao: number,
  preference: CopyPreference,
  copies: readonly Copy[],
  { today, returns }: { today: string; returns: ReadonlyMap<number, ReturnsShown> },
) {
  const awaited = copies
    .filter(
      (copy) => copy.permite_reserva && returningStates.includes(copy.situacao) && matchesPreference(preference, copy),
    )
    .map((copy) => ({
      due: copy.data_prevista_devolucao,
      loanDays: copy.dias_emprestimo,
      returns: shownBy(returns.get(copy.dias_emprestimo)),
    }));
  const found = holdForecast(posicao, awaited, today);
  if (!found) return undefined;
  const shown = new Map(
    awaited.flatMap((copy) => (copy.returns ? [[copy.loanDays, copy.returns.loans] as const] : [])),
  );
  return {
    de: found.from,
    ate: found.to,
    exemplares: awaited.length,
    proxima_devolucao: nextReturn(awaited, today) ?? undefined,
    emprestimos: shown.size > 0 ? [...shown.values()].reduce((sum, loans) => sum + loans, 0) : undefined,
  };
}

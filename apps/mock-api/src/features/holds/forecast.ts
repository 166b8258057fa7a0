import {
  holdForecast,
  matchesPreference,
  nextReturn,
  returningStates,
  shownBy,
  shownByForecasts,
  type CopyFacts,
  type CopyParts,
  type CopyPreference,
  type ForecastsShown,
  type ReturnsShown,
} from '@catalogue/domain';

interface Copy extends CopyFacts, CopyParts {
  data_prevista_devolucao: string | null;
  dias_emprestimo: number;
}

export interface KnownOfHolds {
  /** ISO date. */
  today: string;
  /** By the days for which copies are lent. */
  returns: ReadonlyMap<number, ReturnsShown>;
  forecasts: ForecastsShown;
}

/**
 * When a hold at this place will probably be ready, by the copies that serve it and how such copies come back; and how
 * often that came true before.
 */
export function forecastOf(
  posicao: number,
  preference: CopyPreference,
  copies: readonly Copy[],
  { today, returns, forecasts }: KnownOfHolds,
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
  const before = shownByForecasts(forecasts);
  return {
    de: found.from,
    ate: found.to,
    exemplares: awaited.length,
    proxima_devolucao: nextReturn(awaited, today) ?? undefined,
    emprestimos: shown.size > 0 ? [...shown.values()].reduce((sum, loans) => sum + loans, 0) : undefined,
    anteriores: before && { total: before.total, cumpridas: before.cameTrue },
  };
}

import type { FacetCount } from '@catalogue/domain';

/** A longer time is shown by decades. */
const maxYears = 60;
const maxBars = 60;

export interface YearSpan {
  first: number;
  last: number;
  bars: readonly { from: number; to: number; total: number }[];
}

/** The years of a histogram, and its bars: a year each, or a decade. Null if there is nothing to compare. */
export function yearSpan(years: readonly FacetCount[]): YearSpan | null {
  const totals = new Map(years.map(({ codigo, total }) => [Number(codigo), total]));
  if (totals.size < 2) return null;
  const last = Math.max(...totals.keys());
  const earliest = Math.min(...totals.keys());
  const width = last - earliest >= maxYears ? 10 : 1;
  const end = Math.floor(last / width);
  const start = Math.max(Math.floor(earliest / width), end - maxBars + 1);
  const bars = Array.from({ length: end - start + 1 }, (_, at) => {
    const from = (start + at) * width;
    const to = from + width - 1;
    let total = 0;
    for (let year = from; year <= to; year += 1) total += totals.get(year) ?? 0;
    return { from, to, total };
  });
  return { first: Math.max(earliest, start * width), last, bars };
}

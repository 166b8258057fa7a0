import type { FacetCount, YearRange } from '@catalogue/domain';
import { clsx } from 'clsx';
import css from './YearHistogram.module.css';

interface YearHistogramProps {
  years: readonly FacetCount[];
  range: YearRange | null;
}

/** A longer time is shown by decades. */
const maxYears = 60;
const maxBars = 60;

/** How many titles each year has under the other filters. The fields beside it and the list of years say the same in words. */
export function YearHistogram({ years, range }: YearHistogramProps) {
  const totals = new Map(years.map(({ codigo, total }) => [Number(codigo), total]));
  if (totals.size < 2) return null;
  const last = Math.max(...totals.keys());
  const first = Math.min(...totals.keys());
  const width = last - first >= maxYears ? 10 : 1;
  const end = Math.floor(last / width);
  const start = Math.max(Math.floor(first / width), end - maxBars + 1);
  const bars = Array.from({ length: end - start + 1 }, (_, at) => {
    const from = (start + at) * width;
    let total = 0;
    for (let year = from; year < from + width; year += 1) total += totals.get(year) ?? 0;
    const isInside = from + width - 1 >= (range?.from ?? -Infinity) && from <= (range?.to ?? Infinity);
    return { from, total, isInside };
  });
  const max = Math.max(...bars.map(({ total }) => total));
  return (
    <svg className={css.root} viewBox={`0 0 ${bars.length} 100`} preserveAspectRatio="none" aria-hidden="true">
      {bars.map(({ from, total, isInside }, at) => {
        const height = total === 0 ? 0 : Math.max(4, (total / max) * 100);
        return (
          <rect
            key={from}
            className={clsx(css.bar, isInside && css.barInside)}
            x={at + 0.08}
            y={100 - height}
            width={0.84}
            height={height}
          />
        );
      })}
    </svg>
  );
}

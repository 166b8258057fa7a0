import type { YearRange } from '@catalogue/domain';
import { clsx } from 'clsx';
import type { YearSpan } from './yearSpan';
import css from './YearHistogram.module.css';

interface YearHistogramProps {
  span: YearSpan;
  range: YearRange;
}

/** How many titles each year has under the other filters. The fields beside it and the list of years say the same in words. */
export function YearHistogram({ span: { bars }, range }: YearHistogramProps) {
  const max = Math.max(...bars.map(({ total }) => total));
  return (
    <svg className={css.root} viewBox={`0 0 ${bars.length} 100`} preserveAspectRatio="none" aria-hidden="true">
      {bars.map(({ from, to, total }, at) => {
        const height = total === 0 ? 0 : Math.max(4, (total / max) * 100);
        const isInside = to >= (range.from ?? -Infinity) && from <= (range.to ?? Infinity);
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

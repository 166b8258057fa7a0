import type { YearRange } from '@catalogue/domain';
import { clsx } from 'clsx';
import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { YearSpan } from './yearSpan';
import css from './YearHandles.module.css';

interface YearHandlesProps {
  span: YearSpan;
  range: YearRange;
  /** While a handle moves. At the end of the span a range is open. */
  onMove: (range: YearRange) => void;
  /** When it is let go, or Enter is pressed. */
  onApply: () => void;
}

const pageOfYears = 5;

/** Two handles below the histogram, for the first and the last year of a range; they never cross (LOOK-2 §8). */
export function YearHandles({ span: { first, last }, range, onMove, onApply }: YearHandlesProps) {
  const { t } = useTranslation('search');
  const [isFirstMoved, setFirstMoved] = useState(false);
  const within = (year: number) => Math.min(Math.max(year, first), last);
  const from = within(range.from ?? first);
  const to = Math.max(from, within(range.to ?? last));
  const move = (next: { from: number; to: number }) =>
    onMove({ ...(next.from > first && { from: next.from }), ...(next.to < last && { to: next.to }) });
  const moveFrom = (year: number) => {
    setFirstMoved(true);
    move({ from: Math.min(within(year), to), to });
  };
  const moveTo = (year: number) => {
    setFirstMoved(false);
    move({ from, to: Math.max(within(year), from) });
  };
  const share = (year: number) => (year - first) / (last - first);
  const handle = (value: number, onYear: (year: number) => void) =>
    ({
      type: 'range',
      min: first,
      max: last,
      value,
      onChange: ({ currentTarget }) => onYear(currentTarget.valueAsNumber),
      onPointerUp: onApply,
      // A finger that goes on to scroll the page.
      onPointerCancel: onApply,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter') onApply();
        const pages = { PageUp: 1, PageDown: -1 }[event.key];
        if (pages === undefined && event.key !== 'Enter') return;
        event.preventDefault();
        if (pages !== undefined) onYear(value + pages * pageOfYears);
      },
    }) satisfies ComponentProps<'input'>;
  return (
    <div className={css.root}>
      <svg className={css.line} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <rect x={share(from)} width={share(to) - share(from)} height={1} />
      </svg>
      {/* Where both are at one year, the one that was moved there can go back; at an end only one of them can move. */}
      <input
        className={clsx(css.handle, (from === last || (isFirstMoved && to > first)) && css.handleAbove)}
        aria-label={t('yearHandleFrom')}
        {...handle(from, moveFrom)}
      />
      <input className={css.handle} aria-label={t('yearHandleTo')} {...handle(to, moveTo)} />
    </div>
  );
}

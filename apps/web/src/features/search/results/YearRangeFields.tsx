import { chosenYearRange, noDateCode, type ActiveFilter, type FacetCounts, type YearRange } from '@catalogue/domain';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { TextField } from '../../../shared/ui/TextField';
import type { Filters } from './useFilters';
import { YearHandles } from './YearHandles';
import { YearHistogram } from './YearHistogram';
import { yearSpan } from './yearSpan';
import css from './YearRangeFields.module.css';

interface YearRangeFieldsProps {
  filters: Filters;
  active: readonly ActiveFilter[];
  counts: FacetCounts | null;
}

const textOf = (year: number | undefined): string => (year === undefined ? '' : String(year));
const textsOf = (range: YearRange | null) => ({ from: textOf(range?.from), to: textOf(range?.to) });
/** The year that was typed; undefined for none, null for what is no year. */
const yearOf = (text: string): number | undefined | null =>
  text.trim() === '' ? undefined : /^\d{1,4}$/.test(text.trim()) ? Number(text) : null;
const rangeOf = (from: number | null | undefined, to: number | null | undefined): YearRange => ({
  ...(typeof from === 'number' && { from }),
  ...(typeof to === 'number' && { to }),
});

const ends = [
  { end: 'from', label: 'yearRangeFrom' },
  { end: 'to', label: 'yearRangeTo' },
] as const;
const field = { size: 'small', inputMode: 'numeric', maxLength: 4, autoComplete: 'off' } as const;

/** The years of publication as a range: a histogram with two handles, and two fields. */
export function YearRangeFields({ filters, active, counts }: YearRangeFieldsProps) {
  const { t } = useTranslation('search');
  const id = useId();
  const chosen = textsOf(chosenYearRange(active));
  const [before, setBefore] = useState(chosen);
  const [texts, setTexts] = useState(chosen);
  const [errors, setErrors] = useState<{ from?: string; to?: string }>({});
  const [from, to] = [yearOf(texts.from), yearOf(texts.to)];
  const span = yearSpan((counts?.entries() ?? []).filter(({ codigo }) => codigo !== noDateCode));
  const range = rangeOf(from, to);

  // A range that was chosen or removed elsewhere takes the place of what is typed here.
  if (before.from !== chosen.from || before.to !== chosen.to) {
    setBefore(chosen);
    setTexts(chosen);
    setErrors({});
  }

  function apply() {
    const flaws = { from: from === null ? t('notAYear') : undefined, to: to === null ? t('notAYear') : undefined };
    if (typeof from === 'number' && typeof to === 'number' && from > to) flaws.from ??= t('yearsReversed');
    setErrors(flaws);
    if (flaws.from ?? flaws.to) return;
    const isChosen = textOf(range.from) === chosen.from && textOf(range.to) === chosen.to;
    if (!isChosen) filters.years(from === undefined && to === undefined ? null : range).choose();
  }

  return (
    <form
      className={css.root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      {span && (
        <>
          <YearHistogram span={span} range={range} />
          <YearHandles span={span} range={range} onMove={(moved) => setTexts(textsOf(moved))} onApply={apply} />
        </>
      )}
      <div className={css.fields}>
        {ends.map(({ end, label }) => (
          <TextField
            {...field}
            key={end}
            id={`${id}-${end}`}
            label={t(label)}
            value={texts[end]}
            onChange={(text) => setTexts({ ...texts, [end]: text })}
            error={errors[end]}
          />
        ))}
        <Button type="submit" size="small">
          {t('apply')}
        </Button>
      </div>
    </form>
  );
}

import {
  chosenYearRange,
  filtersFromAddress,
  noDateCode,
  type ActiveFilter,
  type FacetCounts,
  type YearRange,
} from '@catalogue/domain';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/Button';
import { TextField } from '../../../shared/ui/TextField';
import { useSearchAddress } from '../useSearchAddress';
import { useFilters } from './useFilters';
import { YearHistogram } from './YearHistogram';
import css from './YearRangeFields.module.css';

interface YearRangeFieldsProps {
  active: readonly ActiveFilter[];
  counts: FacetCounts | null;
}

const textOf = (year: number | undefined): string => (year === undefined ? '' : String(year));

/** The years of publication as a range: a histogram, and two fields. */
export function YearRangeFields({ active, counts }: YearRangeFieldsProps) {
  const { t } = useTranslation('search');
  const { address } = useSearchAddress();
  const { setYears } = useFilters(filtersFromAddress(address.filters));
  const chosen = chosenYearRange(active);
  const years = (counts?.entries() ?? []).filter(({ codigo }) => codigo !== noDateCode);
  return (
    <div className={css.root}>
      <YearHistogram years={years} range={chosen} />
      <Fields key={`${textOf(chosen?.from)}-${textOf(chosen?.to)}`} chosen={chosen} onChange={setYears}>
        {t('apply')}
      </Fields>
    </div>
  );
}

interface FieldsProps {
  chosen: YearRange | null;
  onChange: (range: YearRange | null) => void;
  children: string;
}

const field = { size: 'small', inputMode: 'numeric', maxLength: 4, autoComplete: 'off' } as const;

function Fields({ chosen, onChange, children }: FieldsProps) {
  const { t } = useTranslation('search');
  const id = useId();
  const [from, setFrom] = useState(textOf(chosen?.from));
  const [to, setTo] = useState(textOf(chosen?.to));
  const [errors, setErrors] = useState<{ from?: string; to?: string }>({});

  function apply() {
    const flawOf = (text: string) => (/^(\d{1,4})?$/.test(text.trim()) ? undefined : t('notAYear'));
    const flaws = { from: flawOf(from), to: flawOf(to) };
    const [first, last] = [from, to].map((text) => (text.trim() === '' ? undefined : Number(text)));
    if (first !== undefined && last !== undefined && first > last) flaws.from ??= t('yearsReversed');
    setErrors(flaws);
    if (flaws.from ?? flaws.to) return;
    if (first === undefined && last === undefined) return onChange(null);
    onChange({ ...(first !== undefined && { from: first }), ...(last !== undefined && { to: last }) });
  }

  return (
    <form
      className={css.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <TextField
        {...field}
        id={`${id}-from`}
        label={t('yearRangeFrom')}
        value={from}
        onChange={setFrom}
        error={errors.from}
      />
      <TextField {...field} id={`${id}-to`} label={t('yearRangeTo')} value={to} onChange={setTo} error={errors.to} />
      <Button type="submit" size="small">
        {children}
      </Button>
    </form>
  );
}

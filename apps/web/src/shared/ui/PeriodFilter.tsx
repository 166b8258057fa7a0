import { periodFlaw, periodUntil, type Period } from '@catalogue/domain';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../dates';
import { pageParameter, useAddress } from '../useAddress';
import { periodParameters } from '../usePeriod';
import { Button } from './Button';
import { Notice } from './Notice';
import { TextField } from './TextField';
import css from './PeriodFilter.module.css';

/** LOOK §6. */
const presets = [
  { days: 30, key: 'lastDays' },
  { days: 182, key: 'lastMonths' },
  { days: 365, key: 'lastYear' },
] as const;

interface PeriodFilterProps {
  /** The current period: see `usePeriod`. */
  period: Period;
  /** Further filters of the list, between the dates and the button. */
  children?: ReactNode;
}

/** Filters a list by a period, which is stored in the address. Future dates are not allowed. */
export function PeriodFilter({ period, children }: PeriodFilterProps) {
  const { t } = useTranslation('shared');
  const id = useId();
  const today = useToday();
  const [address, change] = useAddress();
  const [draft, setDraft] = useState(period);
  const [shown, setShown] = useState(period);
  // When the period changes by a preset or the back button, reset the fields to it.
  if (shown.dataIni !== period.dataIni || shown.dataFim !== period.dataFim) {
    setShown(period);
    setDraft(period);
  }
  const asked = Object.values(periodParameters).some((name) => address.has(name));
  const isUnread =
    asked &&
    (address.get(periodParameters.dataIni) !== period.dataIni ||
      address.get(periodParameters.dataFim) !== period.dataFim);
  const [isChecked, setChecked] = useState(false);
  const flaw = isChecked ? periodFlaw(draft, today) : null;
  const fieldOfFlaw = flaw === 'dataIni_obrigatoria' ? 'dataIni' : 'dataFim';

  const show = ({ dataIni, dataFim }: Period) => {
    setDraft({ dataIni, dataFim });
    change({ [pageParameter]: '', [periodParameters.dataIni]: dataIni, [periodParameters.dataFim]: dataFim });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const wrong = periodFlaw(draft, today);
    if (!wrong) return show(draft);
    document.getElementById(`${id}-${wrong === 'dataIni_obrigatoria' ? 'dataIni' : 'dataFim'}`)?.focus();
  };
  const field = (name: keyof Period) => (
    <TextField
      id={`${id}-${name}`}
      type="date"
      label={t(name === 'dataIni' ? 'from' : 'until')}
      max={today}
      value={draft[name]}
      onChange={(value) => setDraft({ ...draft, [name]: value })}
      error={flaw && fieldOfFlaw === name ? t(flaw) : undefined}
    />
  );
  return (
    <form className="stack gap-3 py-4 border-b" onSubmit={submit} noValidate>
      {isUnread && (
        <Notice tone="warning">
          {t('noPeriodInAddress')} {t(period.dataIni === '' ? 'listIsWhole' : 'fieldsApply')}
        </Notice>
      )}
      {/* Before the dates, which few need: on a phone they fill the screen. */}
      <div className={css.presets}>
        {presets.map(({ days, key }) => {
          const preset = periodUntil(today, days);
          const isShown = preset.dataIni === period.dataIni && preset.dataFim === period.dataFim;
          return (
            <Button key={key} size="small" aria-pressed={isShown} onClick={() => show(preset)}>
              {t(key)}
            </Button>
          );
        })}
      </div>
      <div className={css.fields}>
        {field('dataIni')}
        {field('dataFim')}
        {children}
        <Button type="submit">{t('show')}</Button>
      </div>
    </form>
  );
}

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceButton, type Choice } from '../../../shared/ui/ChoiceButton';
import css from './FilterSwitch.module.css';

interface FilterSwitchProps {
  isOn: boolean;
  /** Titles that it would leave. */
  count: number;
  choice: Choice;
  /** A row of the column, or a pill above the list of a phone. */
  look: 'row' | 'pill';
  label: string;
  /** A second line. */
  detail?: ReactNode;
}

/** A filter that is on or off, with the number of titles that it would leave (LOOK-2 §8). */
export function FilterSwitch({ isOn, count, choice, look, label, detail }: FilterSwitchProps) {
  const { t, i18n } = useTranslation('search');
  const isEmpty = count === 0 && !isOn;
  return (
    <ChoiceButton
      choice={isEmpty ? null : choice}
      isOn={isOn}
      isSwitch
      className={clsx(css.root, look === 'pill' && css.rootPill)}
    >
      <span className={css.track} />
      <span className={css.label}>
        {label} {detail && <span className={css.detail}>{detail}</span>}
      </span>
      <span className={css.count}>{isEmpty ? t('noneNow') : count.toLocaleString(i18n.language)}</span>
    </ChoiceButton>
  );
}

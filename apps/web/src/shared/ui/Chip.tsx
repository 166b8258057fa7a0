import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { ChoiceButton, type Choice } from './ChoiceButton';
import { CloseIcon } from './icons';
import css from './Chip.module.css';

interface ChipProps {
  /** The filter; also the name in the accessible label of the removal. */
  label: string;
  /** Takes the filter off; without an address, readers without scripts do not see the filter. */
  removal: Pick<Choice, 'choose'> & Partial<Choice>;
  /** The word of a filter that takes out ("sem"), which looks different from one that keeps. */
  without?: string;
}

/** An active filter; a click removes it. */
export function Chip({ label, removal, without }: ChipProps) {
  const { t } = useTranslation('shared');
  return (
    <ChoiceButton
      choice={removal}
      className={clsx(css.root, without && css.rootWithout)}
      aria-label={t('removeFilter', { label: without ? `${without} ${label}` : label })}
    >
      {without && <b className={css.without}>{without}</b>} {label} <CloseIcon />
    </ChoiceButton>
  );
}

import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from './icons';
import css from './Chip.module.css';

interface ChipProps {
  /** The filter; also the name in the accessible label of the removal. */
  label: string;
  onRemove: () => void;
  /** The word of a filter that takes out ("sem"), which looks different from one that keeps. */
  without?: string;
}

/** An active filter; a click removes it. */
export function Chip({ label, onRemove, without }: ChipProps) {
  const { t } = useTranslation('shared');
  return (
    <button
      className={clsx(css.root, without && css.rootWithout)}
      type="button"
      aria-label={t('removeFilter', { label: without ? `${without} ${label}` : label })}
      onClick={onRemove}
    >
      {without && <b className={css.without}>{without}</b>} {label} <CloseIcon />
    </button>
  );
}

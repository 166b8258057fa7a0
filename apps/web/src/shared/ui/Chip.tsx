import { useTranslation } from 'react-i18next';
import { CloseIcon } from './icons';
import css from './Chip.module.css';

interface ChipProps {
  /** The filter; also the name in the accessible label of the removal. */
  label: string;
  onRemove: () => void;
}

/** An active filter; a click removes it. */
export function Chip({ label, onRemove }: ChipProps) {
  const { t } = useTranslation('shared');
  return (
    <button className={css.root} type="button" aria-label={t('removeFilter', { label })} onClick={onRemove}>
      {label} <CloseIcon />
    </button>
  );
}

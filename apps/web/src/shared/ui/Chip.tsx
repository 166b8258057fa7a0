import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CloseIcon } from './icons';
import { WithoutScripts } from './WithoutScripts';
import css from './Chip.module.css';

interface ChipProps {
  /** The filter; also the name in the accessible label of the removal. */
  label: string;
  onRemove: () => void;
  /** The address without it, for readers without scripts; without this they do not see the filter. */
  to?: () => string;
  /** The word of a filter that takes out ("sem"), which looks different from one that keeps. */
  without?: string;
}

/** An active filter; a click removes it. */
export function Chip({ label, onRemove, to, without }: ChipProps) {
  const { t } = useTranslation('shared');
  const chip = {
    className: clsx(css.root, without && css.rootWithout),
    'aria-label': t('removeFilter', { label: without ? `${without} ${label}` : label }),
  };
  const content = (
    <>
      {without && <b className={css.without}>{without}</b>} {label} <CloseIcon />
    </>
  );
  return (
    <>
      <button type="button" onClick={onRemove} {...chip}>
        {content}
      </button>
      {to && (
        <WithoutScripts>
          {() => (
            <Link to={to()} {...chip}>
              {content}
            </Link>
          )}
        </WithoutScripts>
      )}
    </>
  );
}

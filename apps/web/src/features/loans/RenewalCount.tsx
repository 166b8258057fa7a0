import { clsx } from 'clsx';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import css from './RenewalCount.module.css';

// More dots than these cannot be read at a glance.
const maxDots = 10;

/** "2 of 5 renewals", with a dot for each. */
export function RenewalCount({ used, limit }: { used: number; limit: number }) {
  const { t } = useOwnTranslation('loans');
  return (
    <span className={css.root}>
      {limit <= maxDots && (
        <span className={css.dots} aria-hidden>
          {Array.from({ length: limit }, (_, at) => (
            <i className={clsx(css.dot, at < used && css.dotUsed)} key={at} />
          ))}
        </span>
      )}
      {t('renewals', { used, limit })}
    </span>
  );
}

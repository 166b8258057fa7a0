import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { onDemand } from '../../../shared/onDemand';
import { TextToggle } from '../layout';
import css from './RecentSearches.module.css';
import { selectPastSearches } from './searchHistory';

const RecentSearchesMenu = onDemand(() => import('./RecentSearchesMenu'));

/**
 * The searches of this browser, last first; each is a link that repeats it. A first visit loads nothing of them.
 * `keepsPlace`: where there will be some at once, since this page is remembered as one, nothing moves for it.
 */
export function RecentSearches({ side, keepsPlace = false }: { side?: 'start' | 'end'; keepsPlace?: boolean }) {
  const { t } = useTranslation('search');
  const past = useSelector(selectPastSearches);
  const place = keepsPlace && (
    <span className={css.place}>
      <TextToggle type="button">{t('recentSearches')}</TextToggle>
    </span>
  );
  if (past.length === 0) return place || null;
  return (
    <Suspense fallback={place}>
      <RecentSearchesMenu side={side} />
    </Suspense>
  );
}

import { Suspense, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { onDemand } from '../../../shared/onDemand';
import { selectPastSearches } from './searchHistory';

const RecentSearchesMenu = onDemand(() => import('./RecentSearchesMenu'));

/**
 * The searches of this browser, last first; each is a link that repeats it. A first visit loads nothing of them.
 * `place`: what is there until they are.
 */
export function RecentSearches({ side, place = null }: { side?: 'start' | 'end'; place?: ReactNode }) {
  const past = useSelector(selectPastSearches);
  if (past.length === 0) return place;
  return (
    <Suspense fallback={place}>
      <RecentSearchesMenu side={side} />
    </Suspense>
  );
}

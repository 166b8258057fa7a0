import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { onDemand } from '../../../shared/onDemand';
import { selectPastSearches } from './searchHistory';

const RecentSearchesMenu = onDemand(() => import('./RecentSearchesMenu'));

/** The searches of this browser, last first; each is a link that repeats it. A first visit loads nothing of them. */
export function RecentSearches({ side }: { side?: 'start' | 'end' }) {
  const past = useSelector(selectPastSearches);
  if (past.length === 0) return null;
  return (
    <Suspense>
      <RecentSearchesMenu side={side} />
    </Suspense>
  );
}

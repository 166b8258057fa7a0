import type { AreaSlug } from '../../shared/paths';
import { useListHoldsQuery } from '../holds/public';
import { useListPendingTitlesQuery } from '../loans/public';

/** How many a patron has of what these tabs show: loans and holds (LOOK §6). Nothing of those that are not loaded. */
export function useTabCounts(tabs: readonly AreaSlug[]): Partial<Record<AreaSlug, number | undefined>> {
  const skip = !tabs.includes('titulos-pendentes');
  // The same queries as those of the screens.
  const loans = useListPendingTitlesQuery({ query: { showDetails: '1' } }, { skip });
  const holds = useListHoldsQuery(undefined, { skip });
  return { 'titulos-pendentes': loans.currentData?.titulos.length, reservas: holds.currentData?.length };
}

import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { onDemand } from '../../shared/onDemand';
import { useListSearchGuidesQuery } from '../site/public';
import { HomeScreen } from './home/HomeScreen';
import { hasUnreadableTerm } from './searchAddress';
import { advancedGuide, isSearchType, offeredType } from './searchTypes';
import { useSearchAddress } from './useSearchAddress';

// Decision 004: who only opens the home does not fetch the results; the hand on the form brings them before they are wanted.
const ResultsScreen = onDemand(() => import('./results/ResultsScreen'));
const ProductsScreen = onDemand(() => import('./results/ProductsScreen'));
const UnreadableScreen = onDemand(() => import('./results/UnreadableScreen'));

/** `/` and `/:guia`: results where the address has a search, else the home. An unknown guide shows `notFound` (decisions D1). */
export function SearchScreen({ notFound }: { notFound: ReactNode }) {
  const { guia } = useParams();
  const { data: guides, isLoading } = useListSearchGuidesQuery();
  const [parameters] = useSearchParams();
  const { address } = useSearchAddress();
  const guide = guides?.find(({ slug }) => slug === guia);
  if (guia && !guide && !isSearchType(guia)) return isLoading ? null : notFound;
  const term = parameters.get('termo_pesquisa') ?? '';
  if (hasUnreadableTerm(parameters)) return <UnreadableScreen term={term} />;
  if (parameters.get('alvo') === 'gedweb') return <ProductsScreen key={term} term={term} />;
  if (address.query) return <ResultsScreen query={address.query} />;
  return (
    <HomeScreen
      key={guia === advancedGuide ? guia : undefined}
      type={offeredType(guia)}
      guide={guide && !isSearchType(guide.slug) ? guide : undefined}
      onSearchBegun={() => void ResultsScreen.begin()}
    />
  );
}

import type { ReactNode } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { onDemand } from '../../shared/onDemand';
import { SkeletonRows } from '../../shared/ui/SkeletonRows';
import { RememberSearch } from './history/RememberSearch';
import { HomeScreen } from './home/HomeScreen';
import { hasUnreadableTerm } from './searchAddress';
import { isSearchType, searchTypeOf } from './searchTypes';
import { useGuide } from './useGuide';
import { useSearchAddress } from './useSearchAddress';

export { searchCalls } from './searchCalls';

// Decision 004: the home does not load the results; interacting with the form prefetches them.
const ResultsScreen = onDemand(() => import('./results/ResultsScreen'));
const ProductsScreen = onDemand(() => import('./results/ProductsScreen'));
const UnreadableScreen = onDemand(() => import('./results/UnreadableScreen'));
const IndexScreen = onDemand(() => import('./indexes/IndexScreen'));

// Guides that became search types: what leads to them is kept by readers.
const movedGuides: Readonly<Record<string, string>> = { acervo_acessivel: '/acessibilidade' };

/**
 * `/` and `/:guia`: results if the address has a search, else the home. An unknown guide shows `notFound` (ruling D1).
 */
export function SearchScreen({ notFound }: { notFound: ReactNode }) {
  const { guia } = useParams();
  const [parameters] = useSearchParams();
  const { address } = useSearchAddress();
  const { guide, isLoading } = useGuide(guia);
  if (guia && !guide && !isSearchType(guia)) {
    const moved = movedGuides[guia];
    return isLoading ? <SkeletonRows rows={4} /> : moved ? <Navigate replace to={moved} /> : notFound;
  }
  const term = parameters.get('termo_pesquisa') ?? '';
  if (hasUnreadableTerm(parameters)) return <UnreadableScreen term={term} />;
  if (parameters.get('alvo') === 'gedweb') return <ProductsScreen key={term} term={term} />;
  const { query } = address;
  if (query?.tipo_indice) {
    const { tipo_indice, termo_pesquisa, sentido } = query;
    return <IndexScreen place={{ tipo_indice, termo_pesquisa, sentido }} />;
  }
  if (query)
    return (
      <>
        <ResultsScreen query={query} />
        <RememberSearch query={query} campus={address.campus} />
      </>
    );
  return <HomeScreen type={searchTypeOf(guia)} guide={guide} onSearchBegun={() => void ResultsScreen.begin()} />;
}

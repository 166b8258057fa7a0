import { clsx } from 'clsx';
import type { SearchQuery } from '@catalogue/api-contract';
import { standardNumber } from '@catalogue/domain';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { onDemand } from '../../../shared/onDemand';
import { QueryView } from '../../../shared/QueryView';
import { PageTitle } from '../../../shared/ui/PageTitle';
import { SkipLink } from '../../../shared/ui/SkipLink';
import { SkeletonRows } from '../../../shared/ui/SkeletonRows';
import { TextToggle } from '../../../shared/ui/TextToggle';
import { WithoutScripts } from '../../../shared/ui/WithoutScripts';
import { RecentSearches } from '../history/RecentSearches';
import { SearchBand } from '../layout';
import { useSearchTitlesQuery } from '../search.api';
import { SearchForm } from '../SearchForm';
import { findsTitles, searchTypeOf } from '../searchTypes';
import { isDetailed } from '../typeFields';
import { useSearchAddress } from '../useSearchAddress';
import { FacetColumn, facetsId } from './FacetColumn';
import { ResultList } from './ResultList';
import { useRestOfSet, useSentPage, useShownSet } from './pageOfSet';
import { productsAddress } from './productsAddress';
import { ResultsHead } from './ResultsHead';
import { TogglePlace } from './TogglePlace';
import { useHeading } from './useHeading';
import { useResultView } from './useResultView';
import css from './ResultsScreen.module.css';

// With its calls, which would make the first scripts of the page heavier.
const FollowThisSearch = onDemand(async () => (await import('./FollowThisSearch')).FollowThisSearch);

const listId = 'resultados';

/** Seconds after which a cached search is refetched on return. */
const freshFor = 30;

/** The results of the address's search. */
export default function ResultsScreen({ query }: { query: SearchQuery }) {
  // Includes the namespaces of its rows: loaded with the first row, they would suspend the list while the user is about
  // to click.
  const { t } = useTranslation(['search', 'basket', 'links', 'interest-profile']);
  const { address } = useSearchAddress();
  // Availability may change while the page is open.
  const result = useSearchTitlesQuery({ query }, { refetchOnFocus: true, refetchOnMountOrArgChange: freshFor });
  const identity = JSON.stringify(query);
  const data = useShownSet(result.currentData, identity, address);
  const view = useResultView(data, query, address);
  useSentPage(data, view, address);
  useRestOfSet(data, view, result.refetch);
  // The user's choice stays; a new search with more than one row or with limits opens the advanced form.
  const [chosen, setChosen] = useState({ of: '', isAdvanced: false });
  const isAdvanced = chosen.of === identity ? chosen.isAdvanced : chosen.isAdvanced || isDetailed(query);
  const setAdvanced = (wanted: boolean) => setChosen({ of: identity, isAdvanced: wanted });
  const heading = useHeading(query, { data, view, isFetching: result.isFetching });
  // Offered where it may help: a standard is among the titles, or there is none.
  const wantsStandards = useMemo(
    () => data && (data.total === 0 || data.data.some((title) => standardNumber(title) !== null)),
    [data],
  );
  const loading = <SkeletonRows rows={6} cover />;
  const mayFollow = findsTitles(searchTypeOf(query.pesquisa)) && (query.base ?? 'local') === 'local';
  const followPlace = mayFollow && <TogglePlace>{t('followSearch', { ns: 'interest-profile' })}</TogglePlace>;
  const hasFacets = result.isFetching || (data?.total ?? 0) > 0;
  return (
    <>
      <ResultsHead query={query} view={view} />
      <SkipLink id={listId}>{t('skipToResults')}</SkipLink>
      <SearchBand data-screen-only="">
        <SearchForm
          key={identity}
          look="band"
          type={searchTypeOf(query.pesquisa)}
          address={address}
          isAdvanced={isAdvanced}
          onAdvanced={setAdvanced}
        />
      </SearchBand>
      <div className={clsx(css.grid, hasFacets && css.gridBesideFacets)}>
        <div className={css.head}>
          <div role="status">
            <PageTitle size="results" title={heading.title} focusKey={`${identity} ${address.page}`}>
              {heading.text}
            </PageTitle>
          </div>
          <div className={css.ways}>
            {hasFacets && (
              <WithoutScripts>
                {() => (
                  <a className="below-wide" href={`#${facetsId}`}>
                    {t('filters')}
                  </a>
                )}
              </WithoutScripts>
            )}
            {/* A phone suggests them in the empty field. */}
            <span className="from-wide">
              {/* Results are remembered as a search at once. */}
              <RecentSearches side="end" place={<TogglePlace>{t('recentSearches')}</TogglePlace>} />
            </span>
            {wantsStandards && query.termo_pesquisa && (
              <Link to={productsAddress(query.termo_pesquisa)}>{t('inProducts')}</Link>
            )}
            {(data ? !view : result.isFetching) && followPlace}
            {data && view && data.total > 0 && (
              <Suspense fallback={followPlace}>
                <FollowThisSearch set={data} query={query} view={view} place={followPlace} />
              </Suspense>
            )}
            {!isAdvanced && (
              <TextToggle type="button" onClick={() => setAdvanced(true)}>
                {t('refine')}
              </TextToggle>
            )}
          </div>
        </div>
        {hasFacets && <FacetColumn view={view} />}
        <div className={css.list} id={listId}>
          <QueryView query={result} failed={t('searchFailed')} loading={loading}>
            {() => (data && view ? <ResultList set={data} query={query} view={view} /> : loading)}
          </QueryView>
        </div>
      </div>
    </>
  );
}

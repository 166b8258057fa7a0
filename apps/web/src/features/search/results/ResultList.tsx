import type { SearchQuery, SearchResult } from '@catalogue/api-contract';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inCatalogue } from '../../../shared/platform';
import { CheckAll } from '../../../shared/ui/CheckAll';
import { Pagination } from '../../../shared/ui/Pagination';
import { ExportActions, useBasket } from '../../basket/public';
import { isTitle } from '../ResultRow';
import { rowsOf } from '../searchRows';
import { useSearchAddress } from '../useSearchAddress';
import { CoverGrid } from './CoverGrid';
import { feedAddress } from './feedAddress';
import { NarrowBar } from './NarrowBar';
import { NoResults, NothingFiltered } from './NoResults';
import { ResultChips } from './ResultChips';
import { ResultRows } from './ResultRows';
import { ResultTools } from './ResultTools';
import { displayOf, type ResultView } from './resultView';
import { SelectionBar } from './SelectionBar';
import { MorePaths } from './Offers';
import { offersIn } from './offerTexts';
import { ChangedWords, SimilarWords, spellingsIn } from './SimilarWords';
import { useSeenTitles } from './useSeenTitles';
import { useSelection } from './useSelection';
import { useTitleExtras } from './useTitleExtras';

interface ResultListProps {
  set: SearchResult;
  query: SearchQuery;
  view: ResultView;
}

/** A result set in the view that the address names. Only the titles of the current page are rendered. */
export const ResultList = memo(function ResultList({ set, query, view }: ResultListProps) {
  const { t, i18n } = useTranslation('search');
  const { address, addressOf } = useSearchAddress();
  const hasCovers = view.titles.every(isTitle);
  const display = hasCovers ? displayOf(address, query) : 'D';
  const terms = useMemo(() => rowsOf(query).map(({ term }) => term), [query]);
  const isLocal = set.base === 'local' && query.pesquisa !== 'autoridades';
  const extrasOf = useTitleExtras(view.titles, { isLocal, ofPlans: query.pesquisa === 'plano_ensino' });
  const selection = useSelection(JSON.stringify(query));
  const basket = useBasket();
  const seenTitle = useSeenTitles(set.data, view.titles);
  const here = addressOf({ page: address.page });
  const from = useMemo(() => ({ results: here, list: view.codes }), [here, view.codes]);
  if (set.total === 0) return <NoResults query={query} offered={set.semelhantes} />;
  const number = (value: number) => value.toLocaleString(i18n.language);
  const listed = { titles: view.titles, from, selection: isLocal ? selection : null, extrasOf };

  function putSelectedInBasket() {
    basket.add(selection.chosen.flatMap((code) => seenTitle(code) ?? []));
    selection.clear();
  }

  return (
    <div className="stack gap-3">
      <ChangedWords query={query} />
      {view.of < set.total && (
        <p className="text-sm muted">{t('firstOf', { shown: number(view.of), total: number(set.total) })}</p>
      )}
      <SimilarWords query={query} similar={spellingsIn(set.semelhantes)} />
      {selection.chosen.length > 0 ? (
        <SelectionBar count={selection.chosen.length} onBasket={putSelectedInBasket} onClear={selection.clear}>
          <ExportActions acervos={selection.chosen} onlyFile />
        </SelectionBar>
      ) : (
        <NarrowBar view={view} />
      )}
      <ResultChips view={view} />
      {view.found === 0 ? (
        <NothingFiltered view={view} />
      ) : (
        <div>
          {view.isBeyond && (
            <p className="row gap-x-3 mb-3" role="status">
              {t('pageBeyond', { asked: address.page })}
              {view.pages > 1 && <Link to={addressOf({ page: 1 })}>{t('firstPage')}</Link>}
            </p>
          )}
          <ResultTools display={display} hasCovers={hasCovers}>
            {isLocal && (
              <CheckAll codes={view.titles.map(({ cod_acervo }) => cod_acervo)} rows={selection}>
                {t('selectPage')}
              </CheckAll>
            )}
          </ResultTools>
          {display === 'C' ? <CoverGrid {...listed} /> : <ResultRows {...listed} terms={terms} />}
          <Pagination page={view.page} pages={view.pages} addressOf={(page) => addressOf({ page })} />
          <MorePaths offers={offersIn(set.semelhantes ?? [], t)} />
          {isLocal && (
            <p className="mt-4 text-sm text-center" data-screen-only="">
              <a href={inCatalogue(feedAddress(query))}>{t('feedLink')}</a>
            </p>
          )}
        </div>
      )}
    </div>
  );
});

import type { SearchQuery, SearchResult } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../shared/theme/styled';
import { Pagination } from '../../../shared/ui/Pagination';
import { rowsOf } from '../searchRows';
import { useSearchAddress } from '../useSearchAddress';
import { CoverGrid } from './CoverGrid';
import { NarrowBar } from './NarrowBar';
import { NoResults, NothingFiltered } from './NoResults';
import { ResultChips } from './ResultChips';
import { ResultItem } from './ResultItem';
import { ResultTools } from './ResultTools';
import { displayOf, type ResultView } from './resultView';
import { ChangedWords, SimilarWords } from './SimilarWords';

const Root = styled('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'e3' } });
const Note = styled('p', { base: { fontSize: 'sm', color: 'fg.muted' } });

interface ResultListProps {
  set: SearchResult;
  query: SearchQuery;
  view: ResultView;
}

/** A result set, as the address wants it seen. Only the page's own titles are in the document. */
export function ResultList({ set, query, view }: ResultListProps) {
  const { t, i18n } = useTranslation('search');
  const { address, addressOf } = useSearchAddress();
  const display = displayOf(address, query);
  const terms = rowsOf(query).map(({ term }) => term);
  const here = addressOf({ page: address.page });
  if (set.total === 0) return <NoResults query={query} similar={set.semelhantes ?? []} />;
  const isCut = set.data.length < set.total;
  const number = (value: number) => value.toLocaleString(i18n.language);
  return (
    <Root>
      <ChangedWords query={query} />
      {isCut && <Note>{t('firstOf', { shown: number(set.data.length), total: number(set.total) })}</Note>}
      <SimilarWords query={query} similar={set.semelhantes ?? []} />
      <NarrowBar view={view} />
      <ResultChips view={view} />
      {view.found === 0 ? (
        <NothingFiltered view={view} />
      ) : (
        <div>
          <ResultTools display={display} />
          {display === 'C' ? (
            <CoverGrid titles={view.titles} from={here} />
          ) : (
            <ol>
              {view.titles.map((title) => (
                <li key={title.cod_acervo}>
                  <ResultItem title={title} terms={terms} from={here} />
                </li>
              ))}
            </ol>
          )}
          <Pagination page={view.page} pages={view.pages} addressOf={(page) => addressOf({ page })} />
        </div>
      )}
    </Root>
  );
}

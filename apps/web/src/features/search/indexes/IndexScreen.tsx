import { calls, IndexType, type SearchItem } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { QueryView } from '../../../shared/QueryView';
import { paths } from '../../../shared/paths';
import { workTypeText } from '../../../shared/recordText';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { BackIcon, ForwardIcon } from '../../../shared/ui/icons';
import { HeadingText } from '../../../shared/ui/HeadingText';
import { LinkButton } from '../../../shared/ui/LinkButton';
import { PageTitle } from '../../../shared/ui/PageTitle';
import type { Call } from '../../../shared/wire';
import { SkeletonRows } from '../../../shared/ui/SkeletonRows';
import { SearchBand } from '../layout';
import { useListIndexTypesQuery, useSearchTitlesQuery } from '../search.api';
import { readSearchAddress } from '../searchAddress';
import { shortened } from '../shortened';
import { useSearchAddress } from '../useSearchAddress';
import { firstIndexAddress, type IndexPlace } from './indexAddress';
import { groupByEntry, indexQuery, neighbours, pageOfIndex } from './indexPages';
import { IndexForm } from './IndexForm';

/** What the screen of an address asks. */
export function indexCalls(parameters: URLSearchParams): readonly Call[] {
  const { query, page } = readSearchAddress(parameters);
  if (!query?.tipo_indice) return [];
  const { tipo_indice, termo_pesquisa, sentido } = query;
  const { searchTitles, listIndexTypes } = calls.search;
  return [
    { endpoint: searchTitles, args: { query: indexQuery({ tipo_indice, termo_pesquisa, sentido }, page) } },
    { endpoint: listIndexTypes, args: {} },
  ];
}

/** An alphabetical index of the catalogue, paged forwards and backwards from a place. */
export default function IndexScreen({ place }: { place: IndexPlace }) {
  const { t, i18n } = useTranslation('search');
  const { address } = useSearchAddress();
  const { page } = address;
  const result = useSearchTitlesQuery({ query: indexQuery(place, page) });
  const { currentData: indexes = [] } = useListIndexTypesQuery();
  const { termo_pesquisa: term, tipo_indice, sentido } = place;
  const index = indexes.find(({ codigo }) => codigo === tipo_indice)?.descricao ?? t('index');
  const where = term ? (sentido === 'ANTES' ? 'indexBefore' : 'indexFrom') : 'indexOf';
  const heading = t(where, { index, term: shortened(term ?? '') });
  const identity = JSON.stringify(place);
  return (
    <>
      <SearchBand data-screen-only="">
        <IndexForm key={identity} place={place} />
      </SearchBand>
      <div className="mt-5 pb-7">
        <PageTitle size="results" title={heading} focusKey={`${identity} ${page}`}>
          {heading}
        </PageTitle>
        <QueryView query={result} failed={t('searchFailed')} loading={<SkeletonRows rows={6} />}>
          {({ data, total }) => {
            const shown = pageOfIndex(data, place, page);
            const { previous, next } = neighbours(place, page, { data, total });
            return (
              <>
                <span className="block text-sm muted" role="status">
                  {t('entriesFrom', { count: total, total: total.toLocaleString(i18n.language) })}
                </span>
                {shown.length === 0 ? (
                  <EmptyState
                    title={t('noEntries')}
                    actions={
                      <LinkButton variant="brand" to={firstIndexAddress}>
                        {t('indexStart')}
                      </LinkButton>
                    }
                  />
                ) : (
                  <ol className="mt-4 border-t">
                    {groupByEntry(shown).map(({ entry, titles }) => (
                      <li className="py-3 border-b wrap-anywhere" key={`${entry} ${titles[0]?.cod_acervo}`}>
                        {tipo_indice !== IndexType.title && (
                          <h2 className="text-md strong sans">
                            <HeadingText text={entry} />
                          </h2>
                        )}
                        <ul>
                          {titles.map((title) => (
                            <li key={title.cod_acervo}>
                              <Title title={title} />
                            </li>
                          ))}
                        </ul>
                      </li>
                    ))}
                  </ol>
                )}
                <nav className="row justify-between gap-2 mt-4" aria-label={t('stepsOfIndex')}>
                  {previous ? (
                    <LinkButton to={previous}>
                      <BackIcon /> {t('previousEntries')}
                    </LinkButton>
                  ) : (
                    <span className="block text-sm muted">{t('indexBegins')}</span>
                  )}
                  {next ? (
                    <LinkButton to={next}>
                      {t('nextEntries')} <ForwardIcon />
                    </LinkButton>
                  ) : (
                    <span className="block text-sm muted">{t('indexEnds')}</span>
                  )}
                </nav>
              </>
            );
          }}
        </QueryView>
      </div>
    </>
  );
}

function Title({ title }: { title: SearchItem }) {
  const { t: shared } = useTranslation('shared');
  const facts = [title.autor_principal, workTypeText(title, shared), title.ano_publicacao ?? shared('noDate')];
  return (
    <>
      <Link to={paths.title(title.cod_acervo)} state={{ row: title }}>
        <span className="text-lg serif">{title.descricao}</span>
      </Link>
      <span className="block text-sm muted">
        <HeadingText text={facts.filter(Boolean).join(' · ')} />
      </span>
    </>
  );
}

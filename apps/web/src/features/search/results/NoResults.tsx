import { TermType, type SearchQuery } from '@catalogue/api-contract';
import { vagueTerms } from '@catalogue/domain';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../../../shared/onDemand';
import { buttonLook } from '../../../shared/ui/Button';
import { ChoiceButton } from '../../../shared/ui/ChoiceButton';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { LinkButton } from '../../../shared/ui/LinkButton';
import { writeSearchAddress, type QueryFields } from '../searchAddress';
import { rowsOf } from '../searchRows';
import { findsTitles, searchTypeOf } from '../searchTypes';
import { shortened } from '../shortened';
import type { ResultView } from './resultView';
import { Offers } from './Offers';
import { offersIn } from './offerTexts';
import { SimilarLinks, spellingsIn, type Similar } from './SimilarWords';
import { useFilters } from './useFilters';

const SuggestPurchase = onDemand(() => import('./SuggestPurchase'));
const WiderSearches = onDemand(async () => (await import('./WiderSearches')).WiderSearches);

/** Alternatives to a search without results, each with fewer restrictions. */
function alternatives(
  query: SearchQuery,
  hasSimilar: boolean,
): { text: 'allFields' | 'withSimilar' | 'everywhere'; query: QueryFields }[] {
  const { coluna_um: column, pesquisa, similar, ...rest } = query;
  const isNarrow = column !== undefined && column !== TermType.free && query.indice === undefined;
  const { indice: _, ...everywhere } = rest;
  return [
    ...(isNarrow ? [{ text: 'allFields' as const, query: { ...rest, pesquisa, similar } }] : []),
    ...(hasSimilar && similar !== 'S' && query.termo_pesquisa
      ? [{ text: 'withSimilar' as const, query: { ...query, similar: 'S' } }]
      : []),
    ...(pesquisa && pesquisa !== 'pesquisa_geral' && query.termo_pesquisa
      ? [{ text: 'everywhere' as const, query: { ...everywhere, coluna_um: column, similar } }]
      : []),
  ];
}

interface NoResultsProps {
  query: SearchQuery;
  /** What the server offers; undefined where it offers nothing by itself, and the app asks. */
  offered: Similar | undefined;
}

export function NoResults({ query, offered }: NoResultsProps) {
  const { t } = useTranslation('search');
  const similar = spellingsIn(offered);
  const offers = offersIn(offered ?? [], t);
  const term = query.termo_pesquisa;
  const vague = vagueTerms(rowsOf(query).map((row) => row.term));
  const isOffered = { allFields: 'todos_campos', everywhere: 'todos_tipos', withSimilar: null } as const;
  const ways = vague
    ? []
    : alternatives(query, similar.length > 0).filter(({ text }) =>
        offers.every(({ motivo }) => motivo !== isOffered[text]),
      );
  return (
    <EmptyState
      title={term ? t('nothingFor', { term: shortened(term) }) : t('nothing')}
      actions={
        <>
          {ways.map((way, at) => (
            <LinkButton
              key={way.text}
              variant={at === 0 ? 'brand' : 'outline'}
              to={writeSearchAddress({ query: way.query })}
            >
              {t(way.text)}
            </LinkButton>
          ))}
          {ways.length === 0 && (
            <LinkButton variant="brand" to="/">
              {t('newSearch')}
            </LinkButton>
          )}
          {!vague && findsTitles(searchTypeOf(query.pesquisa)) && (
            <Suspense>
              <SuggestPurchase />
            </Suspense>
          )}
        </>
      }
    >
      <p>{t(vague ? `nothingHint_${vague}` : offers.length > 0 ? 'nothingHint_offers' : 'nothingHint')}</p>
      {similar.length > 0 && (
        <p className="row gap-x-3 mt-2">
          {t('didYouMean')} <SimilarLinks query={query} similar={similar} />
        </p>
      )}
      {!vague && findsTitles(searchTypeOf(query.pesquisa)) && (
        <>
          <Offers offers={offers} />
          {!offered && (
            <Suspense>
              <WiderSearches query={query} />
            </Suspense>
          )}
        </>
      )}
    </EmptyState>
  );
}

export function NothingFiltered({ view }: { view: ResultView }) {
  const { t } = useTranslation('search');
  const { none } = useFilters(view.filters);
  return (
    <EmptyState
      title={t('nothingFiltered')}
      actions={
        <ChoiceButton choice={none} className={buttonLook({ variant: 'brand' })}>
          {t('clearFilters')}
        </ChoiceButton>
      }
    >
      {t('nothingFilteredHint')}
    </EmptyState>
  );
}

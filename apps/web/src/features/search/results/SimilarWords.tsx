import type { SearchQuery, SearchResult } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Notice } from '../../../shared/ui/Notice';
import { writeSearchAddress } from '../searchAddress';
import { shortened } from '../shortened';
import { useSearchAddress } from '../useSearchAddress';
import css from './SimilarWords.module.css';

export type Similar = NonNullable<SearchResult['semelhantes']>;

/** Those that are other spellings; the others are `Offers`. */
export const spellingsIn = (similar: Similar = []): Similar => similar.filter(({ motivo }) => motivo === undefined);

/**
 * The address of a search for another spelling or a similar word. It includes the typed term, so that the change can be
 * shown.
 */
const similarAddress = (query: SearchQuery, termo: string) =>
  writeSearchAddress({
    query: { ...query, termo_pesquisa: termo },
    typed: query.termo_pesquisa ?? null,
  });

/** Similar words that have titles, as links to them. */
export function SimilarLinks({ query, similar }: { query: SearchQuery; similar: Similar }) {
  const { t, i18n } = useTranslation('search');
  return similar.map(({ termo, total }) => (
    <Link key={termo} to={similarAddress(query, termo)}>
      {t('similarWord', { word: termo, total: total.toLocaleString(i18n.language) })}
    </Link>
  ));
}

export function SimilarWords({ query, similar }: { query: SearchQuery; similar: Similar }) {
  const { t } = useTranslation('search');
  if (similar.length === 0) return null;
  return (
    <p className={css.root}>
      {t('similarWords')} <SimilarLinks query={query} similar={similar} />
    </p>
  );
}

/** Tells the reader that these are results of a similar word, with a link to those of the typed one. */
export function ChangedWords({ query }: { query: SearchQuery }) {
  const { t } = useTranslation('search');
  const { typed } = useSearchAddress().address;
  if (!typed || typed === query.termo_pesquisa) return null;
  return (
    <Notice tone="info">
      <p>{t('showingFor', { term: shortened(query.termo_pesquisa ?? ''), typed: shortened(typed) })}</p>
      <Link to={writeSearchAddress({ query: { ...query, termo_pesquisa: typed } })}>
        {t('searchTyped', { typed: shortened(typed) })}
      </Link>
    </Notice>
  );
}

import { Facet, type FacetCode, type OfferReason, type SearchQuery, type SearchResult } from '@catalogue/api-contract';
import { filtersToAddress, offerReasons, setYearRange, type ActiveFilter, type WiderSearch } from '@catalogue/domain';
import type { TFunction } from 'i18next';
import { readSearchAddress, writeSearchAddress } from '../searchAddress';
import { shortened } from '../shortened';

/** A search like that of the page which finds more, as a link. */
export interface Offer {
  motivo: OfferReason;
  text: string;
  total: number;
  address: string;
}

type Similar = NonNullable<SearchResult['semelhantes']>[number];

/** What a server offers besides other spellings. */
export const offersIn = (similar: readonly Similar[], t: TFunction<'search'>): Offer[] =>
  similar.flatMap(({ motivo, termo, valor = '', total, campos }) => {
    const { query } = readSearchAddress(new URLSearchParams(campos));
    return motivo && query
      ? [
          {
            motivo,
            total,
            text: offerText(motivo, { words: termo, value: valor }, t),
            address: addressOf(query, motivo),
          },
        ]
      : [];
  });

/** One that the app itself has asked for. */
export function offerOf(search: WiderSearch, total: number, t: TFunction<'search'>): Offer {
  const motivo = offerReasons[search.kind];
  const value = search.kind === 'limited' ? search.name : search.kind === 'without' ? search.word : '';
  return {
    motivo,
    total,
    text: offerText(motivo, { words: search.words, value }, t),
    address: addressOf(search.query, motivo),
  };
}

const addressOf = (query: SearchQuery, motivo: OfferReason): string =>
  writeSearchAddress(motivo === 'filtro' ? withFilters(query) : { query });

/**
 * The limits of a search as filters: chips above the list, each with a button that removes it. As limits they would open
 * the whole form, which on a phone moves the list off the screen.
 */
function withFilters({ tipo_obra, idioma, biblioteca, ano_ini, ano_fim, ...query }: SearchQuery) {
  const filter = (tipo: FacetCode, code: string | number): ActiveFilter => ({
    ...{ tipo, codigo: String(code), descricao: String(code) },
    campus: null,
  });
  const years =
    ano_ini === undefined && ano_fim === undefined
      ? []
      : ano_ini === ano_fim
        ? [filter(Facet.year, ano_ini ?? '')]
        : setYearRange([], { from: ano_ini, to: ano_fim });
  const filters = filtersToAddress([
    ...(tipo_obra ?? []).map((code) => filter(Facet.workType, code)),
    ...(biblioteca ?? []).map((code) => filter(Facet.library, code)),
    ...(idioma === undefined ? [] : [filter(Facet.language, idioma)]),
    ...years,
  ]);
  return { query, filters };
}

function offerText(motivo: OfferReason, texts: { words: string; value: string }, t: TFunction<'search'>): string {
  const [words, value] = [shortened(texts.words), shortened(texts.value)];
  switch (motivo) {
    case 'filtro':
      return t('widerLimited', { words, name: value });
    case 'sem_palavra':
      return t('widerWithout', { word: value, count: value.split(' ').length });
    case 'combinada':
      return t('widerCombined', { words });
    case 'sem_aspas':
      return t('widerUnquoted', { words });
    case 'sem_filtros':
      return t('widerUnlimited', { words });
    case 'todos_campos':
      return t('allFields');
    case 'todos_tipos':
      return t('everywhere');
  }
}

export const offerGroups = [
  { text: 'offers_other', motivos: ['combinada', 'sem_aspas'] },
  { text: 'offers_filters', motivos: ['filtro'] },
  { text: 'offers_fewer', motivos: ['sem_palavra'] },
  { text: 'offers_elsewhere', motivos: ['sem_filtros', 'todos_campos', 'todos_tipos'] },
] as const satisfies readonly { text: string; motivos: readonly OfferReason[] }[];

import type { SearchItem, TitleLink } from '@catalogue/api-contract';
import { useMemo } from 'react';
import { useListResultLinksQuery } from '../../links/public';
import { useListAdditionalTitlesQuery } from '../../../shared/searchLists.api';
import { useListIndexedTitlesQuery } from '../search.api';

const none: readonly never[] = [];

function byTitle<T extends { cod_acervo: string }>(rows: readonly T[] = none): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>();
  for (const row of rows) found.set(row.cod_acervo, [...(found.get(row.cod_acervo) ?? []), row]);
  return found;
}

export interface TitleExtras {
  links?: readonly TitleLink[];
  isIndexed: boolean;
  otherTitles: readonly string[];
}

/** Additional data for the titles of the page, with one call each for all of them. */
export function useTitleExtras(titles: readonly SearchItem[], isLocal: boolean) {
  const query = { acervos: titles.map(({ cod_acervo }) => cod_acervo).join(',') };
  const skip = { skip: !isLocal || titles.length === 0 };
  const { currentData: links } = useListResultLinksQuery({ query }, skip);
  const { currentData: indexed } = useListIndexedTitlesQuery({ query }, skip);
  const { currentData: additional } = useListAdditionalTitlesQuery({ query }, skip);

  const linksOf = useMemo(() => byTitle(links), [links]);
  const namesOf = useMemo(
    () =>
      new Map(additional?.map(({ cod_acervo, titulos }) => [cod_acervo, titulos.map(({ descricao }) => descricao)])),
    [additional],
  );
  const indexedCodes = useMemo(
    () => new Set(indexed?.flatMap(({ cod_acervo, indexado }) => (indexado ? [cod_acervo] : []))),
    [indexed],
  );
  return (code: string): TitleExtras => ({
    links: linksOf.get(code),
    isIndexed: indexedCodes.has(code),
    otherTitles: namesOf.get(code) ?? none,
  });
}

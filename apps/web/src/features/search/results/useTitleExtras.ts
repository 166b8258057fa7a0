import type { PlanOfTitle, SearchItem, ShelfPlace, TitleLink } from '@catalogue/api-contract';
import { useMemo } from 'react';
import { useListResultLinksQuery } from '../../links/public';
import { useListAdditionalTitlesQuery } from '../../../shared/searchLists.api';
import { useListIndexedTitlesQuery, useListPlansOfTitlesQuery, useListShelfPlacesQuery } from '../search.api';

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
  /** Where it can be taken from now; null while this is on its way, empty where nobody could say. */
  places?: readonly ShelfPlace[] | null;
  /** The teaching plans that it is in. */
  plans?: readonly PlanOfTitle[];
}

/** Additional data for the titles of the page, with one call each for all of them. */
export function useTitleExtras(
  titles: readonly SearchItem[],
  { isLocal, ofPlans }: { isLocal: boolean; ofPlans: boolean },
) {
  const query = { acervos: titles.map(({ cod_acervo }) => cod_acervo).join(',') };
  const skip = { skip: !isLocal || titles.length === 0 };
  // All of them before the first is read, so that the server sends them together.
  const linkQuery = useListResultLinksQuery({ query }, skip);
  const indexQuery = useListIndexedTitlesQuery({ query }, skip);
  const nameQuery = useListAdditionalTitlesQuery({ query }, skip);
  const shelfQuery = useListShelfPlacesQuery({ query }, skip);
  const planQuery = useListPlansOfTitlesQuery({ query }, { skip: skip.skip || !ofPlans });
  const { currentData: links } = linkQuery;
  const { currentData: indexed } = indexQuery;
  const { currentData: additional } = nameQuery;
  const { currentData: shelves } = shelfQuery;
  const { currentData: planned } = planQuery;
  // What makes rows higher is shown at once, so that they move at most once.
  const isOnItsWay = [shelfQuery, nameQuery].some(
    ({ currentData, error, isFetching }) => isFetching && !currentData && !error,
  );

  const plansOf = useMemo(() => new Map(planned?.map(({ cod_acervo, planos }) => [cod_acervo, planos])), [planned]);
  const linksOf = useMemo(() => byTitle(links), [links]);
  const placesOf = useMemo(
    () => new Map(shelves?.map(({ cod_acervo, bibliotecas }) => [cod_acervo, bibliotecas])),
    [shelves],
  );
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
    otherTitles: (isOnItsWay ? undefined : namesOf.get(code)) ?? none,
    plans: plansOf.get(code),
    places: isOnItsWay ? null : shelfQuery.error && !shelves ? none : placesOf.get(code),
  });
}

import { useMemo } from 'react';
import { useMyLibrary } from '../../../shared/myLibrary';
import { useListOpeningHoursQuery, useOpenState, type OpenState } from '../../site/public';

export interface OpenLibraries {
  /** Whether the hours are on their way. */
  isLoading: boolean;
  /** Whether each library is open now, by its code. */
  states: ReadonlyMap<string, OpenState>;
  /** The code of the reader's own. */
  mine: string | null;
}

/** The libraries' hours of now, read once for all rows: by each of twenty they would delay what a hydrating page answers. */
export function useOpenLibraries({ skip }: { skip: boolean }): OpenLibraries {
  // They decide which place is named; a failure is ignored.
  const { data: openingHours, isLoading } = useListOpeningHoursQuery(undefined, { skip });
  const openStateOf = useOpenState();
  const { library } = useMyLibrary();
  const mine = library?.codigo ?? null;
  return useMemo(
    () => ({
      isLoading,
      states: new Map(openingHours?.map((library) => [library.cod_biblioteca, openStateOf(library)])),
      mine,
    }),
    [openingHours, isLoading, openStateOf, mine],
  );
}

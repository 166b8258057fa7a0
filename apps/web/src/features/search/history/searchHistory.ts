import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { encryptedStore } from '../../../shared/encryptedStore';
import { isNumber, isText, listOf, objectOf, recordOf } from '../../../shared/storedShape';
import { browserStorage } from '../../../shared/browserStorage';

/** An entry of the search history, D2 §3. `campos` are the fields of the search, `url` its address in this app. */
export interface PastSearch {
  id: string;
  campos: Record<string, string>;
  registros: number;
  pesquisa: string;
  url: string;
  base: string;
}

const isPastSearch = objectOf<PastSearch>({
  id: isText,
  campos: recordOf(isText),
  registros: isNumber,
  pesquisa: isText,
  url: isText,
  base: isText,
});

/** A number that a reader can overview; the documents give none. */
const maxKept = 20;

const slice = createSlice({
  name: 'searchHistory',
  initialState: [] as readonly PastSearch[],
  reducers: {
    // A repeated search has the same id and moves to the top.
    searchRemembered: (past, { payload }: PayloadAction<PastSearch>) =>
      [payload, ...past.filter(({ id }) => id !== payload.id)].slice(0, maxKept),
    searchesRead: (_, { payload }: PayloadAction<readonly PastSearch[]>) => payload,
    searchesForgotten: () => [],
  },
});
export const { searchRemembered, searchesRead, searchesForgotten } = slice.actions;
export const searchHistoryReducer = slice.reducer;

export const selectPastSearches = (state: { searchHistory: readonly PastSearch[] }) => state.searchHistory;

const kept = encryptedStore('catalogue.searches', listOf(isPastSearch), browserStorage);

/** Saves the history in this browser; an empty one removes the stored value. */
export const saveSearches = (past: readonly PastSearch[]): Promise<void> =>
  kept.save(past.length === 0 ? null : [...past]);

/** The stored history; empty if it cannot be read. */
export const readSearches = async (): Promise<readonly PastSearch[]> => (await kept.read()) ?? [];

export const onSearchesChange = kept.onChange;

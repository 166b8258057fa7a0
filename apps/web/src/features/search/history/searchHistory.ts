import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import { encryptedStore } from '../../../shared/encryptedStore';

/** An entry of the search history, D2 §3. `campos` are the fields of the search, `url` its address in this app. */
export const PastSearch = z.object({
  id: z.string(),
  campos: z.record(z.string(), z.string()),
  registros: z.number(),
  pesquisa: z.string(),
  url: z.string(),
  base: z.string(),
});
export type PastSearch = z.output<typeof PastSearch>;

/** As many as a reader can look over; the documents give no number. */
const maxKept = 20;

const slice = createSlice({
  name: 'searchHistory',
  initialState: [] as readonly PastSearch[],
  reducers: {
    // The same search has the same id and stands once, where it was made last.
    searchRemembered: (past, { payload }: PayloadAction<PastSearch>) =>
      [payload, ...past.filter(({ id }) => id !== payload.id)].slice(0, maxKept),
    searchesRead: (_, { payload }: PayloadAction<readonly PastSearch[]>) => payload,
    searchesForgotten: () => [],
  },
});
export const { searchRemembered, searchesRead, searchesForgotten } = slice.actions;
export const searchHistoryReducer = slice.reducer;

export const selectPastSearches = (state: { searchHistory: readonly PastSearch[] }) => state.searchHistory;

const kept = encryptedStore('catalogue.searches', z.array(PastSearch), () => localStorage);

/** Keeps the history in this browser; an empty one leaves nothing behind. */
export const saveSearches = (past: readonly PastSearch[]): Promise<void> =>
  kept.save(past.length === 0 ? null : [...past]);

/** The history that this browser keeps; none where it cannot be read. */
export const readSearches = async (): Promise<readonly PastSearch[]> => (await kept.read()) ?? [];

export const onSearchesChange = kept.onChange;

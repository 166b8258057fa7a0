import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import { canEncrypt, decrypted, encrypted } from '../../../shared/cipher';

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
const mostKept = 20;

const slice = createSlice({
  name: 'searchHistory',
  initialState: [] as readonly PastSearch[],
  reducers: {
    // The same search has the same id and stands once, where it was made last.
    searchRemembered: (past, { payload }: PayloadAction<PastSearch>) =>
      [payload, ...past.filter(({ id }) => id !== payload.id)].slice(0, mostKept),
    searchesRead: (_, { payload }: PayloadAction<readonly PastSearch[]>) => payload,
    searchesForgotten: () => [],
  },
});
export const { searchRemembered, searchesRead, searchesForgotten } = slice.actions;
export const searchHistoryReducer = slice.reducer;

export const selectPastSearches = (state: { searchHistory: readonly PastSearch[] }) => state.searchHistory;

const storageName = 'catalogue.searches';
// Encrypting takes a moment: the last change wins.
let lastWrite = 0;

/** Keeps the history in this browser, encrypted (D2 §9); an empty one leaves nothing behind. */
export async function keepSearches(past: readonly PastSearch[]): Promise<void> {
  const write = ++lastWrite;
  if (past.length === 0) return localStorage.removeItem(storageName);
  if (!canEncrypt()) return;
  const text = await encrypted(past);
  if (write === lastWrite) localStorage.setItem(storageName, text);
}

/** The history that this browser keeps; none where it cannot be read. */
export async function readSearches(): Promise<readonly PastSearch[]> {
  const kept = localStorage.getItem(storageName);
  if (!kept || !canEncrypt()) return [];
  try {
    return z.array(PastSearch).parse(await decrypted(kept));
  } catch {
    // Written by another version of the app, or by hand.
    localStorage.removeItem(storageName);
    return [];
  }
}

/** Calls back when another tab of this browser changes the history. */
export function onSearchesChange(callback: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === storageName || key === null) callback();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

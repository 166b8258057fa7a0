import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The titles that are ticked in the results: of one search, over its pages, there again after a look at a title. */
export interface Selection {
  /** Which search they are of. */
  search: string;
  codes: readonly string[];
}

const selectionSlice = createSlice({
  name: 'selection',
  initialState: { search: '', codes: [] } as Selection,
  reducers: { titlesSelected: (_, { payload }: PayloadAction<Selection>) => payload },
});
export const { titlesSelected } = selectionSlice.actions;
export const selectionReducer = selectionSlice.reducer;

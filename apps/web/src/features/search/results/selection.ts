import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The checked titles of one search, over all its pages; retained when the reader opens a title and returns. */
export interface Selection {
  /** The search that they belong to. */
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

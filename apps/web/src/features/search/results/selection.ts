import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '../../../shared/session';

/** The checked titles of one search, over all its pages; retained when the reader opens a title and returns. */
export interface Selection {
  /** The search that they belong to. */
  search: string;
  codes: readonly string[];
}

const none: Selection = { search: '', codes: [] };

const selectionSlice = createSlice({
  name: 'selection',
  initialState: none,
  reducers: { titlesSelected: (_, { payload }: PayloadAction<Selection>) => payload },
  extraReducers: (builder) => builder.addCase(signedOut, () => none),
});
export const { titlesSelected } = selectionSlice.actions;
export const selectionReducer = selectionSlice.reducer;

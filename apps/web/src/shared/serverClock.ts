import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * How far the server's clock is ahead of the browser's, in ms: the library's rules use the server's (D1 §5: renewals,
 * due dates).
 */
export type ServerClock = number;

// A `Date` header has whole seconds and network delay: a smaller difference is ignored.
const tolerance = 60_000;

const serverClockSlice = createSlice({
  name: 'serverClock',
  initialState: 0 as ServerClock,
  reducers: {
    serverTimeSeen: {
      prepare: (date: string | null) => ({ payload: date === null ? Number.NaN : Date.parse(date) - Date.now() }),
      reducer: (known, { payload }: PayloadAction<number>) =>
        Number.isNaN(payload) || Math.abs(payload - known) < tolerance ? known : payload,
    },
  },
});
export const { serverTimeSeen } = serverClockSlice.actions;
export const serverClockReducer = serverClockSlice.reducer;

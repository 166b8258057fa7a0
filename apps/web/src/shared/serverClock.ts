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
    serverTimeReceived: {
      prepare: (date: string | null) => ({ payload: date === null ? Number.NaN : Date.parse(date) - Date.now() }),
      reducer: (known, { payload }: PayloadAction<number>) =>
        Number.isNaN(payload) || Math.abs(payload - known) < tolerance ? known : payload,
    },
  },
});

const renderedAtSlice = createSlice({
  name: 'renderedAt',
  initialState: 0,
  reducers: { pageBegun: (_, { payload }: PayloadAction<number>) => payload },
});
export const { pageBegun } = renderedAtSlice.actions;
/** The server's time, to the minute, with which the page was rendered: in ms since 1970. */
export const renderedAtReducer = renderedAtSlice.reducer;

/** The server's clock as the page shows it, which arrived at this time. The page may be as old as the server keeps it. */
export const clockOfPage = (renderedAt: number, arrived: number): ServerClock => {
  const ahead = renderedAt - arrived;
  return ahead > tolerance || ahead < -3 * tolerance ? ahead : 0;
};

export const { serverTimeReceived } = serverClockSlice.actions;
export const serverClockReducer = serverClockSlice.reducer;

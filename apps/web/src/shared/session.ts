import type { PersonData } from '@catalogue/api-contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface PatronSession {
  credentials: { token: string; refresh: string | null };
  /** With the login as it was typed (decisions C21). */
  user: PersonData['user'];
  permissions: PersonData['authPermissions'];
  /** Kept across browser restarts (remember me), or only for this tab. */
  remember: boolean;
}

export interface SessionState {
  publicToken: string | null;
  patron: PatronSession | null;
}

const initialState: SessionState = { publicToken: null, patron: null };

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    publicTokenIssued: (state, { payload }: PayloadAction<string>) => {
      state.publicToken = payload;
    },
    signedIn: (state, { payload }: PayloadAction<PatronSession>) => {
      state.patron = payload;
    },
    credentialsRenewed: (state, { payload }: PayloadAction<PatronSession['credentials']>) => {
      if (state.patron) state.patron.credentials = payload;
    },
    signedOut: (state) => {
      state.patron = null;
    },
  },
});
export const { publicTokenIssued, signedIn, credentialsRenewed, signedOut } = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;

type WithSession = { session: SessionState };
export const selectPatron = (state: WithSession) => state.session.patron;

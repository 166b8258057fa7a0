import type { PersonData } from '@catalogue/api-contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface PatronSession {
  credentials: { token: string; refresh: string | null };
  /** With the login as it was typed (ruling C21). */
  user: PersonData['user'];
  permissions: PersonData['authPermissions'];
  /** Kept across browser restarts (remember me), or only for this tab. */
  remember: boolean;
  /** Of a sign-in at the OIDC identity service, whose sign-out is there too (D1 §4). */
  nonce?: string;
  /** The code of the login that was chosen, of a person who has several. */
  chosenLogin?: string;
  /** Who signed in, when they go on as another person. */
  cameFrom?: { login: string; nome_pessoa: string };
}

export interface SessionState {
  publicToken: string | null;
  patron: PatronSession | null;
  /** The patron's tokens are over, and what is on the screen waits for them to sign in again. */
  isSessionExpired: boolean;
  /** Somebody asks the patron to sign in again when the session ends: without, its end is a sign-out. */
  isReauthenticationOffered: boolean;
}

const initialState: SessionState = {
  publicToken: null,
  patron: null,
  isSessionExpired: false,
  isReauthenticationOffered: false,
};

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    publicTokenIssued: (state, { payload }: PayloadAction<string>) => {
      state.publicToken = payload;
    },
    signedIn: (state, { payload }: PayloadAction<PatronSession>) => {
      state.patron = payload;
      state.isSessionExpired = false;
    },
    credentialsRenewed: (state, { payload }: PayloadAction<PatronSession['credentials']>) => {
      if (!state.patron) return;
      state.patron.credentials = payload;
      state.isSessionExpired = false;
    },
    sessionExpired: (state) => {
      if (!state.patron) return;
      state.patron.credentials.refresh = null;
      state.isSessionExpired = true;
    },
    signedOut: (state) => {
      state.patron = null;
      state.isSessionExpired = false;
    },
    reauthenticationOffered: (state, { payload }: PayloadAction<boolean>) => {
      state.isReauthenticationOffered = payload;
    },
  },
});
export const { publicTokenIssued, signedIn, credentialsRenewed, sessionExpired, signedOut, reauthenticationOffered } =
  sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;

type WithSession = { session: SessionState };
export const selectPatron = (state: WithSession) => state.session.patron;
export const selectSessionExpired = (state: WithSession) => state.session.isSessionExpired;

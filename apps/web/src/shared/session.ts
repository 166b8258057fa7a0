import type { PersonData, TokenReply } from '@catalogue/api-contract';
import { sessionEndsAt } from '@catalogue/domain';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface PatronSession {
  credentials: {
    token: string;
    refresh: string | null;
    /** When the session ends if nobody uses it, in ms by the browser's clock; null: the server does not say. */
    endsAt?: number | null;
  };
  /** The login is as the user typed it (ruling C21). */
  user: PersonData['user'];
  permissions: PersonData['authPermissions'];
  /** Stored across browser restarts (remember me), or only until the last tab of the catalogue is closed. */
  remember: boolean;
  /** Set by a sign-in at the OIDC identity service, where the sign-out is too (D1 §4). */
  nonce?: string;
  /** The code of the chosen login, for a person who has several. */
  chosenLogin?: string;
  /** The user who signed in, when they act as another person. */
  originalUser?: { login: string; nome_pessoa: string };
}

/** Credentials of the tokens that were just issued; a refresh may keep the refresh token that it used. */
export const credentialsOf = (issued: TokenReply, used: string | null = null): PatronSession['credentials'] => {
  const endsAt = sessionEndsAt(issued.refresh_expires_in, Date.now());
  return { token: issued.access_token, refresh: issued.refresh_token ?? used, endsAt };
};

export interface SessionState {
  publicToken: string | null;
  patron: PatronSession | null;
  /** The patron's tokens have expired, and the screen waits for them to sign in again. */
  isSessionExpired: boolean;
  /** A sign-in dialog is available for an expired session; without it, the patron is signed out. */
  isReauthenticationOffered: boolean;
  /** A patron has signed out, and has not been told yet what became of their data. */
  hasSignedOut?: boolean;
}

const initialState: SessionState = {
  publicToken: null,
  patron: null,
  isSessionExpired: false,
  isReauthenticationOffered: false,
  hasSignedOut: false,
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
      state.hasSignedOut = false;
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
      state.hasSignedOut = state.hasSignedOut || state.patron !== null;
      state.patron = null;
      state.isSessionExpired = false;
    },
    signOutAcknowledged: (state) => {
      state.hasSignedOut = false;
    },
    reauthenticationOffered: (state, { payload }: PayloadAction<boolean>) => {
      state.isReauthenticationOffered = payload;
    },
  },
});
export const {
  publicTokenIssued,
  signedIn,
  credentialsRenewed,
  sessionExpired,
  signedOut,
  signOutAcknowledged,
  reauthenticationOffered,
} = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;

/** The login of who signed in: it stays the same while they act for another person. */
export const signedInAs = ({ originalUser, user }: PatronSession): string => (originalUser ?? user).login;

type WithSession = { session: SessionState };
export const selectPatron = (state: WithSession) => state.session.patron;
/** Whether the patron acts for another person. Some things that person alone may change. */
export const selectIsActing = (state: WithSession) => state.session.patron?.originalUser !== undefined;
export const selectSignedOut = (state: WithSession) => state.session.hasSignedOut === true;
export const selectSessionExpired = (state: WithSession) => state.session.isSessionExpired;

import { failureNotice, type CallFailure } from '@catalogue/domain';
import {
  createSlice,
  type Middleware,
  type PayloadAction,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { signedIn, signedOut, type SessionState } from '../../shared/session';
import { toastGone, toastShown, type Toast } from '../../shared/toasts';
import { alertsApi } from './alerts.api';

/**
 * Alerts that were removed, out of sight: by the alert's id the toast that may bring it back, or null once the server was told.
 * No call brings a removed alert back, so the server is told when nobody can ask for it any more.
 */
export type AlertRemovals = Record<string, string | null>;

const removalsSlice = createSlice({
  name: 'alertRemovals',
  initialState: {} as AlertRemovals,
  reducers: {
    removalAsked: (state, { payload }: PayloadAction<{ alert: string; toast: string }>) => {
      state[payload.alert] = payload.toast;
    },
    removalTakenBack: (state, { payload: alert }: PayloadAction<string>) => {
      const { [alert]: _, ...others } = state;
      return others;
    },
    removalSent: (state, { payload: alert }: PayloadAction<string>) => {
      state[alert] = null;
    },
  },
  extraReducers: (build) => build.addCase(signedOut, () => ({})),
});
export const { removalAsked, removalTakenBack } = removalsSlice.actions;
export const alertRemovalsReducer = removalsSlice.reducer;

interface State {
  alertRemovals: AlertRemovals;
  toasts: readonly Toast[];
}

/** Those whose toast is gone. */
export const dueRemovals = ({ alertRemovals, toasts }: State): string[] =>
  Object.entries(alertRemovals)
    .filter(([, toast]) => toast !== null && toasts.every(({ id }) => id !== toast))
    .map(([alert]) => alert);

/** What the server does not remove comes back by itself. Gives why it does, or null. */
const sendRemoval =
  (alert: string): ThunkAction<Promise<CallFailure | null>, State, unknown, UnknownAction> =>
  async (dispatch) => {
    const { error } = await dispatch(alertsApi.endpoints.deleteAlert.initiate({ params: { id: Number(alert) } }));
    const failure = (error ?? null) as CallFailure | null;
    if (!failure || failure.status === 404) return null;
    dispatch(removalTakenBack(alert));
    return failure;
  };

/** Removes for good what can no longer be brought back. */
export const removeForGood =
  (): ThunkAction<Promise<void>, State, unknown, UnknownAction> => async (dispatch, getState) => {
    for (const alert of dueRemovals(getState())) {
      dispatch(removalsSlice.actions.removalSent(alert));
      const failure = await dispatch(sendRemoval(alert));
      if (!failure || failure.status === 'session') continue;
      const { tone, key, message } = failureNotice(failure);
      dispatch(toastShown({ tone, ...(key ? { key } : { message }) }));
    }
  };

/** Nobody can bring one back any more, as the page goes or its session does: all that wait are removed at once, with the token of now. */
export const removeAllForGood = (): ThunkAction<void, State, unknown, UnknownAction> => (dispatch, getState) => {
  for (const [alert, toast] of Object.entries(getState().alertRemovals)) {
    if (toast === null) continue;
    dispatch(removalsSlice.actions.removalSent(alert));
    dispatch(toastGone(toast));
    void dispatch(sendRemoval(alert));
  }
};

interface StateWithSession extends State {
  session: SessionState;
}

/** Whoever signs out, or makes way for another person, has removed what was on its way out. */
export const removalsMiddleware: Middleware<object, StateWithSession, ThunkDispatch<State, unknown, UnknownAction>> =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const patron = getState().session.patron?.user.cod_pessoa;
    const isAnother = signedIn.match(action) && action.payload.user.cod_pessoa !== patron;
    if (isAnother || signedOut.match(action)) dispatch(removeAllForGood());
    return next(action);
  };

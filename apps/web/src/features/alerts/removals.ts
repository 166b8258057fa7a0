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
import { toastDismissed, toastShown, type Toast } from '../../shared/toasts';
import { alertsApi } from './alerts.api';

/**
 * Removed alerts, hidden at once: by alert id, the toast that offers the undo, or null once the removal is sent. No
 * call restores a removed alert, so the removal is sent when it can no longer be undone.
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

/** Alerts whose undo toast is gone. */
export const dueRemovals = ({ alertRemovals, toasts }: State): string[] =>
  Object.entries(alertRemovals)
    .filter(([, toast]) => toast !== null && toasts.every(({ id }) => id !== toast))
    .map(([alert]) => alert);

/** Sends a removal. If it fails, the alert is shown again. Returns the failure, or null. */
const sendRemoval =
  (alert: string): ThunkAction<Promise<CallFailure | null>, State, unknown, UnknownAction> =>
  async (dispatch) => {
    const { error } = await dispatch(alertsApi.endpoints.deleteAlert.initiate({ params: { id: Number(alert) } }));
    const failure = (error ?? null) as CallFailure | null;
    if (!failure || failure.status === 404) return null;
    dispatch(removalTakenBack(alert));
    return failure;
  };

/** Sends the removals that can no longer be undone. */
export const removeForGood =
  (): ThunkAction<Promise<void>, State, unknown, UnknownAction> => async (dispatch, getState) => {
    const due = dueRemovals(getState());
    for (const alert of due) dispatch(removalsSlice.actions.removalSent(alert));
    await Promise.all(
      due.map(async (alert) => {
        const failure = await dispatch(sendRemoval(alert));
        if (!failure || failure.status === 'session') return;
        const { tone, key, message } = failureNotice(failure);
        dispatch(toastShown({ tone, ...(key ? { key } : { message }) }));
      }),
    );
  };

/** Sends all pending removals with the current token, because the page or the session is ending. */
export const removeAllForGood = (): ThunkAction<void, State, unknown, UnknownAction> => (dispatch, getState) => {
  for (const [alert, toast] of Object.entries(getState().alertRemovals)) {
    if (toast === null) continue;
    dispatch(removalsSlice.actions.removalSent(alert));
    dispatch(toastDismissed(toast));
    void dispatch(sendRemoval(alert));
  }
};

interface StateWithSession extends State {
  session: SessionState;
}

/** Sends pending removals before the user signs out or another user signs in. */
export const removalsMiddleware: Middleware<object, StateWithSession, ThunkDispatch<State, unknown, UnknownAction>> =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const patron = getState().session.patron?.user.cod_pessoa;
    const isAnother = signedIn.match(action) && action.payload.user.cod_pessoa !== patron;
    if (isAnother || signedOut.match(action)) dispatch(removeAllForGood());
    return next(action);
  };

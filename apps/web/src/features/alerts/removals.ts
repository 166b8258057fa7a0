import { failureNotice, type CallFailure } from '@catalogue/domain';
import { createSlice, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { signedOut } from '../../shared/session';
import { toastShown, type Toast } from '../../shared/toasts';
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

/** Removes for good what can no longer be brought back. What the server does not remove comes back by itself. */
export const removeForGood =
  (): ThunkAction<Promise<void>, State, unknown, UnknownAction> => async (dispatch, getState) => {
    for (const alert of dueRemovals(getState())) {
      dispatch(removalsSlice.actions.removalSent(alert));
      const { error } = await dispatch(alertsApi.endpoints.deleteAlert.initiate({ params: { id: Number(alert) } }));
      const failure = error as CallFailure | undefined;
      if (!failure || failure.status === 404) continue;
      dispatch(removalTakenBack(alert));
      const { tone, key, message } = failureNotice(failure);
      if (failure.status !== 'session') dispatch(toastShown({ tone, ...(key ? { key } : { message }) }));
    }
  };

/** As the page goes nobody can bring one back any more: all that wait are removed at once. */
export const removeAsPageGoes = (): ThunkAction<void, State, unknown, UnknownAction> => (dispatch, getState) => {
  for (const [alert, toast] of Object.entries(getState().alertRemovals)) {
    if (toast === null) continue;
    dispatch(removalsSlice.actions.removalSent(alert));
    void dispatch(alertsApi.endpoints.deleteAlert.initiate({ params: { id: Number(alert) } }));
  }
};

import { createSlice, nanoid, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { signedOut } from './session';
import type { Tone } from './ui/tone';

/** A toast. `key` is a text of namespace `shared`; `message` is a sentence, or a key that the server sent. */
export interface Toast {
  id: string;
  tone: Tone;
  key?: string;
  message?: string;
  values?: Record<string, string | number>;
  offer?: ToastOffer;
}

/** A toast has at most one action (LOOK §4): undo, or an address to go to. */
type ToastOffer = { label: string; undo: UnknownAction } | { label: string; href: string };

/** LOOK §4: at most three at a time; the oldest is removed. */
export const maxToasts = 3;

const hasWayBack = ({ offer }: Toast): boolean => offer !== undefined && 'undo' in offer;

const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    toastShown: {
      prepare: (toast: Omit<Toast, 'id'>) => ({ payload: { ...toast, id: nanoid(8) } }),
      reducer: (state, { payload }: PayloadAction<Toast>) => {
        const same = (other: Toast) =>
          other.tone === payload.tone &&
          other.key === payload.key &&
          other.message === payload.message &&
          !hasWayBack(other);
        // A repeated sentence replaces the earlier one, unless that one has its own undo.
        return [...state.filter((other) => !same(other)), payload].slice(-maxToasts);
      },
    },
    toastDismissed: (state, { payload }: PayloadAction<string>) => state.filter((toast) => toast.id !== payload),
  },
  // What a patron could take back is no longer anybody's.
  extraReducers: (builder) => builder.addCase(signedOut, (state) => state.filter((toast) => !hasWayBack(toast))),
});
export const { toastShown, toastDismissed } = toastsSlice.actions;
export const toastsReducer = toastsSlice.reducer;

import { createSlice, nanoid, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Tone } from './ui/tone';

/** A passing notice. `key` is a text of namespace `shared`; `message` is a sentence, or a key that the server sent. */
export interface Toast {
  id: string;
  tone: Tone;
  key?: string;
  message?: string;
  values?: Record<string, string | number>;
  offer?: ToastOffer;
}

/** At most one thing that a toast offers (LOOK §4): to take back what was done, or an address to go to. */
type ToastOffer = { label: string; undo: UnknownAction } | { label: string; href: string };

/** LOOK §4: at most three at a time, the oldest goes. */
export const maxToasts = 3;

const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as Toast[],
  reducers: {
    toastShown: {
      prepare: (toast: Omit<Toast, 'id'>) => ({ payload: { ...toast, id: nanoid(8) } }),
      reducer: (state, { payload }: PayloadAction<Toast>) => {
        const hasWayBack = ({ offer }: Toast) => offer !== undefined && 'undo' in offer;
        const same = (other: Toast) =>
          other.tone === payload.tone &&
          other.key === payload.key &&
          other.message === payload.message &&
          !hasWayBack(other);
        // The same sentence twice at once says nothing more; but each has its own way back.
        return [...state.filter((other) => !same(other)), payload].slice(-maxToasts);
      },
    },
    toastGone: (state, { payload }: PayloadAction<string>) => state.filter((toast) => toast.id !== payload),
  },
});
export const { toastShown, toastGone } = toastsSlice.actions;
export const toastsReducer = toastsSlice.reducer;

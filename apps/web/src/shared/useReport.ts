import { useDispatch } from 'react-redux';
import { toastShown } from './toasts';
import type { Tone } from './ui/tone';
import { useFailureToast } from './useFailureToast';

/** Waits for a write and shows a toast: the message, or why it failed. Returns whether it succeeded. */
export function useReport() {
  const dispatch = useDispatch();
  const failureToast = useFailureToast();
  return async (write: PromiseLike<{ error?: unknown }>, message: string, tone: Tone = 'ok'): Promise<boolean> => {
    const { error } = await write;
    if (error) failureToast(error);
    else dispatch(toastShown({ tone, message }));
    return !error;
  };
}

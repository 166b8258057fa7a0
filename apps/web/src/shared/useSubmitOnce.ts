import type { CallFailure } from '@catalogue/domain';
import type { FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { toastShown } from './toasts';
import { useAttempt } from './useAttempt';
import { useFailureToast } from './useFailureToast';

interface Submission<Saved> {
  /** The errors of the fields, by their ids. */
  flaws: readonly { id: string; text: string }[];
  /** Whether the draft may be sent; by default if it has no flaws. */
  isValid?: boolean;
  /** Nothing happens while this is true: a request is under way, or the button shows why not. */
  isBlocked: boolean;
  save: () => PromiseLike<{ data?: Saved; error?: unknown }>;
  /** Clears the draft after it was saved. */
  forget?: () => void;
  /** The toast after it was saved. */
  message?: (saved: Saved) => string;
  onSaved?: (saved: Saved) => void;
  /** Returns true for a refusal that the form shows itself, as a flaw or a notice; any other failure is a toast. */
  showRefusal?: (failure: CallFailure) => boolean;
}

/** Sends a form once: shows its flaws, or saves it, clears the draft and reports it. A failed write keeps the draft. */
export function useSubmitOnce<Saved>(submission: Submission<Saved>) {
  const { flaws, isValid = flaws.length === 0, isBlocked, save, forget, message, onSaved, showRefusal } = submission;
  const dispatch = useDispatch();
  const failureToast = useFailureToast();
  const { attempt, errorOf, tell, startOver } = useAttempt(flaws);

  async function send() {
    if (isBlocked) return;
    tell();
    if (!isValid) return;
    const { data, error } = await save();
    if (error) return showRefusal?.(error as CallFailure) ? tell() : failureToast(error);
    startOver();
    forget?.();
    if (message) dispatch(toastShown({ tone: 'ok', message: message(data as Saved) }));
    onSaved?.(data as Saved);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return { attempt, errorOf, startOver, submit };
}

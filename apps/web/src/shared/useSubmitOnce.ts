import type { CallFailure } from '@catalogue/domain';
import { useEffect, useRef, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useFocusOnError } from './announcement';
import { toastShown } from './toasts';
import type { FieldError } from './ui/ErrorSummary';
import { useAttempt } from './useAttempt';
import { useFailureToast } from './useFailureToast';
import { useOneAtATime, type OneAtATime } from './useOneAtATime';

interface Submission<Saved> {
  /** Shared with other tasks that must not run meanwhile. */
  inTurn?: OneAtATime;
  /** The errors of the fields, by their ids. */
  flaws?: readonly FieldError[];
  /** Whether the draft may be sent; by default if it has no flaws. */
  isValid?: boolean;
  /** Nothing happens while this is true: the button shows why. */
  isBlocked?: boolean;
  /** For a form without an `ErrorSummary`: the first field with an error gets the focus. */
  focusesFlaw?: boolean;
  save: () => PromiseLike<{ data?: Saved; error?: unknown }>;
  /** Clears the draft after it was saved. */
  forget?: () => void;
  /** The toast after it was saved. */
  message?: (saved: Saved) => string;
  onSaved?: (saved: Saved) => void;
  /** Returns true for a refusal that is shown otherwise, as a flaw or a notice; any other failure is a toast. */
  showRefusal?: (failure: CallFailure) => boolean;
}

const noFlaws: readonly FieldError[] = [];

/**
 * Sends a form once at a time: shows its flaws, or saves it, clears the draft and reports it. A failed write keeps the
 * draft.
 */
export function useSubmitOnce<Saved>(submission: Submission<Saved>) {
  const { flaws = noFlaws, isBlocked = false, focusesFlaw = false, save, forget, message, onSaved } = submission;
  const { isValid = flaws.length === 0, showRefusal } = submission;
  const dispatch = useDispatch();
  const failureToast = useFailureToast();
  const own = useOneAtATime();
  const { run, isBusy } = submission.inTurn ?? own;
  const { attempt, errorOf, tell, startOver } = useAttempt(flaws);
  const focusOnError = useFocusOnError();
  const seenAttempt = useRef(0);
  useEffect(() => {
    if (seenAttempt.current === attempt) return;
    seenAttempt.current = attempt;
    const [first] = flaws;
    if (focusesFlaw && first) focusOnError(document.getElementById(first.id), first.text);
  }, [attempt, flaws, focusesFlaw, focusOnError]);

  const send = () =>
    run(async () => {
      if (isBlocked) return;
      tell();
      if (!isValid) return;
      const { data, error } = await save();
      if (error) return showRefusal?.(error as CallFailure) ? tell() : failureToast(error);
      startOver();
      forget?.();
      if (message) dispatch(toastShown({ tone: 'ok', message: message(data as Saved) }));
      onSaved?.(data as Saved);
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return { attempt, errorOf, startOver, send, submit, isSending: isBusy };
}

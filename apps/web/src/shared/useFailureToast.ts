import { failureNotice, type CallFailure } from '@catalogue/domain';
import { useDispatch } from 'react-redux';
import { toastShown } from './toasts';
import { useFailureText } from './useFailureText';

/**
 * Shows a failed write as a toast (D2 §8), with the common text or the caller's. An expired session is already reported
 * by the sign-in dialog. Returns the toast's id.
 */
export function useFailureToast(ownText?: (failure: CallFailure) => string) {
  const dispatch = useDispatch();
  const failureText = useFailureText();
  return (error: unknown): string | undefined => {
    const failure = error as CallFailure;
    if (failure.status === 'session') return undefined;
    return dispatch(toastShown({ tone: failureNotice(failure).tone, message: (ownText ?? failureText)(failure) }))
      .payload.id;
  };
}

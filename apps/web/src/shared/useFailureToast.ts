import { failureNotice, type CallFailure } from '@catalogue/domain';
import { useDispatch } from 'react-redux';
import { toastShown } from './toasts';
import { useFailureText } from './useFailureText';

/**
 * Tells a failed write as a toast (D2 §8), in the common words or in those of whom it was asked. The end of a session is told once, by
 * whoever ended it.
 */
export function useFailureToast(ownText?: (failure: CallFailure) => string) {
  const dispatch = useDispatch();
  const failureText = useFailureText();
  return (error: unknown) => {
    const failure = error as CallFailure;
    if (failure.status === 'session') return;
    dispatch(toastShown({ tone: failureNotice(failure).tone, message: (ownText ?? failureText)(failure) }));
  };
}

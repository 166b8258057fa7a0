import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { toastShown } from '../../shared/toasts';
import { useAttempt } from '../../shared/useAttempt';
import { useFailureToast } from '../../shared/useFailureToast';

interface Following {
  /** What each field says against being sent; null: nothing. */
  checks: readonly { id: string; text: string | null }[];
  isSending: boolean;
  count: number;
  save: () => Promise<{ error?: unknown }>;
  /** The draft, once it was sent. */
  forget: () => void;
}

/** Sends what one wants to follow, once, and says how many there are now; a failed write leaves the form as it was. */
export function useFollowing({ checks, isSending, count, save, forget }: Following) {
  const { t } = useTranslation('interest-profile');
  const dispatch = useDispatch();
  const failureToast = useFailureToast();
  const errors = checks.flatMap(({ id, text }) => (text === null ? [] : { id, text }));
  const { attempt, errorOf, tell, startOver } = useAttempt(errors);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    tell();
    if (errors.length > 0) return;
    const { error } = await save();
    if (error) return failureToast(error);
    forget();
    startOver();
    dispatch(toastShown({ tone: 'ok', message: t('following', { count }) }));
  }
  return { errors, attempt, errorOf, send };
}

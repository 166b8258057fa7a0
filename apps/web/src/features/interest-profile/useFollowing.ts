import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { toastShown } from '../../shared/toasts';
import { useAttempt } from '../../shared/useAttempt';
import { useFailureToast } from '../../shared/useFailureToast';

interface Following {
  /** The error of each field; null: none. */
  checks: readonly { id: string; text: string | null }[];
  isSending: boolean;
  count: number;
  save: () => Promise<{ error?: unknown }>;
  /** Clears the draft after it was sent. */
  forget: () => void;
}

/** Sends the form once and announces the new count; a failed write leaves the form unchanged. */
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

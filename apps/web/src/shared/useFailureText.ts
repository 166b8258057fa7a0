import { failureNotice, type CallFailure } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';

/** The server's message: translated when it is a key of ours, else as it came (ruling D14). */
export function useServerMessage() {
  const { t, i18n } = useTranslation('shared');
  return (message: string): string =>
    // Whether it is a key is only known when it comes.
    i18n.exists(message, { ns: 'shared' }) ? t(message as 'unexpectedError') : message;
}

/** The sentence of a failure: our text, or the server's message (D2 §8). */
export function useFailureText() {
  const { t } = useTranslation('shared');
  const serverMessage = useServerMessage();
  return (failure: CallFailure): string => {
    const { key, message } = failureNotice(failure);
    if (key) return t(key);
    return message ? serverMessage(message) : t('unexpectedError');
  };
}

import { failureNotice, type CallFailure } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';

/** The sentence of a failure: our text, or the server's message, translated when it is a key (D2 §8, decisions D14). */
export function useFailureText() {
  const { t, i18n } = useTranslation('shared');
  return (failure: CallFailure): string => {
    const { key, message } = failureNotice(failure);
    if (key) return t(key);
    if (!message) return t('unexpectedError');
    return i18n.exists(message, { ns: 'shared' }) ? i18n.t(message, { ns: 'shared' }) : message;
  };
}

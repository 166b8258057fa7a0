import { failureNotice, type CallFailure } from '@catalogue/domain';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { InNameOf } from './inNameOf';

/** The message of a refused input names fields of the call, which are no words for a reader. */
const isInvalidInput = (message: string): boolean => message.startsWith('Dados inválidos');

/**
 * The server's message: translated when it is one of our keys, else unchanged (ruling D14). To who acts for another person it
 * speaks of that person, where it has such a form (`_acting`).
 */
export function useServerMessage() {
  const { t, i18n } = useTranslation('shared');
  const context = useContext(InNameOf) === null ? undefined : 'acting';
  return (sent: string): string => {
    const message = isInvalidInput(sent) ? 'dados_invalidos' : sent;
    // Whether the message is a key is only known at run time.
    return i18n.exists(message, { ns: 'shared' }) ? t(message as 'unexpectedError', { context }) : message;
  };
}

/** The text of a failure: the app's own, or the server's message (D2 §8). */
export function useFailureText() {
  const { t } = useTranslation('shared');
  const serverMessage = useServerMessage();
  return (failure: CallFailure): string => {
    const { key, message } = failureNotice(failure);
    if (key) return t(key);
    return message ? serverMessage(message) : t('unexpectedError');
  };
}

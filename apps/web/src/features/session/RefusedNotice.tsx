import type { LoginNotice } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../shared/ui/Notice';
import { useServerMessage } from '../../shared/useFailureText';
import { useInstitutionLogin } from './useInstitutionLogin';

/** The error of D1 §8 for a failed sign-in. */
export function RefusedNotice({ notice, loginLabel }: { notice: LoginNotice; loginLabel: string }) {
  const text = useRefusalText();
  return (
    <Notice tone={notice.tone} role="alert">
      {text(notice, loginLabel)}
    </Notice>
  );
}

function useRefusalText() {
  const { t } = useTranslation(['session', 'shared']);
  const ownMessage = useSessionMessage();
  const { canRecover } = useInstitutionLogin();
  return ({ key, status, message = '' }: LoginNotice, login: string): string => {
    if (!key) return message ? ownMessage(message) : t('unexpectedError', { ns: 'shared' });
    if (key === 'cannotReachServer') return t('cannotReachServer', { ns: 'shared' });
    // If the password cannot be recovered here, do not offer it.
    if (key === 'ACESSO_BLOQUEADO' && !canRecover) return t('blockedElsewhere');
    return t(key, { login, status });
  };
}

/**
 * The server's message: translated if it is a key of the sign-in or of the shared texts, else unchanged (ruling D14).
 */
export function useSessionMessage() {
  const { t, i18n } = useTranslation('session');
  const serverMessage = useServerMessage();
  // Whether the message is a key is only known at run time.
  return (message: string) =>
    i18n.exists(message, { ns: 'session' }) ? t(message as 'captcha_expirado') : serverMessage(message);
}

import type { LoginNotice } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../shared/ui/Notice';
import { useServerMessage } from '../../shared/useFailureText';
import { useInstitutionLogin } from './useInstitutionLogin';

/** The row of D1 §8 that a sign-in ended with. */
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
    // Who cannot set a new password here is not sent to do it.
    if (key === 'ACESSO_BLOQUEADO' && !canRecover) return t('blockedElsewhere');
    return t(key, { login, status });
  };
}

/** The server's message: translated when it is a key of the sign-in's, or of all, else as it came (ruling D14). */
export function useSessionMessage() {
  const { t, i18n } = useTranslation('session');
  const serverMessage = useServerMessage();
  // Whether it is a key is only known when it comes.
  return (message: string) =>
    i18n.exists(message, { ns: 'session' }) ? t(message as 'captcha_expirado') : serverMessage(message);
}

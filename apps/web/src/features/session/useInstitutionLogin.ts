import { canRecoverPassword, loginFlow } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { Activity, useGetInstitutionQuery, useHasActivity } from '../site/public';

/** The sign-in settings of this institution (D1 §2, §4, §9). */
export function useInstitutionLogin() {
  const { t } = useTranslation('session');
  const { data: institution } = useGetInstitutionQuery();
  return {
    flow: loginFlow(institution?.codEmpresa ?? ''),
    /** The institution's name for a username. */
    label: institution?.denominacao_login?.trim() || t('user'),
    /** Whether that is the institution's own word, which is Portuguese whatever the language of the page is. */
    isOwnLabel: Boolean(institution?.denominacao_login?.trim()),
    message: institution?.msg_login?.trim() || null,
    sigla: institution?.sigla ?? '',
    hasOidc: institution?.usaOIDC === true,
    // Ruling B10: the only sign of SAML in the institution's data.
    hasSaml: Boolean(institution?.link_logout_saml),
    hasCaptcha: useHasActivity(Activity.captcha),
    canRecover: canRecoverPassword(institution?.p ?? {}),
  };
}

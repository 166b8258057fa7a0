import type { CallFailure } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../shared/useFailureText';

// Statuses that gateways send when the service does not respond.
const gatewayFailures: readonly (number | string)[] = [502, 503, 504];

/** Why an external service cannot be opened (D1 §8: e-book, document and event integrations; CPF; automatic access). */
export function useHandOverText() {
  const { t, i18n } = useTranslation('links');
  const failureText = useFailureText();
  return (failure: CallFailure): string => {
    // Whether the message is a key is only known at run time.
    if (i18n.exists(failure.message, { ns: 'links' })) return t(failure.message as 'app_nao_configurado');
    if (gatewayFailures.includes(failure.status)) return t('servidor_indisponivel');
    return failure.status === 403 ? t('acesso_negado') : failureText(failure);
  };
}

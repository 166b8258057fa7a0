import type { PaymentSlip } from '@catalogue/api-contract';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../shared/ui/Badge';

const tones = { aberta: 'info', paga: 'ok', vencida: 'error', cancelada: 'info' } as const;

/** What has become of a slip, in a word. */
export function SlipBadge({ slip: { situacao } }: { slip: Pick<PaymentSlip, 'situacao'> }) {
  const { t } = useTranslation('debts');
  return <Badge tone={tones[situacao]}>{t(`slip_${situacao}`)}</Badge>;
}

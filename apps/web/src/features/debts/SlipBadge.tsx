import type { PaymentSlip } from '@catalogue/api-contract';
import { Badge } from '../../shared/ui/Badge';
import { useOwnTranslation } from '../../shared/useOwnTranslation';

const tones = { aberta: 'info', paga: 'ok', vencida: 'error', cancelada: 'info' } as const;

/** What has become of a slip, in a word. */
export function SlipBadge({ slip: { situacao } }: { slip: Pick<PaymentSlip, 'situacao'> }) {
  const { t } = useOwnTranslation('debts');
  return <Badge tone={tones[situacao]}>{t(`slip_${situacao}`)}</Badge>;
}

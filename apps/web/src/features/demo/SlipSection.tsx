import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../shared/ui/TextField';
import { ButtonForm, DemoSection } from './DemoSection';
import { useControl } from './useControl';

/** Pays a slip, as at the desk of the library. */
export function SlipSection({ onChange }: { onChange: () => void }) {
  const { t } = useTranslation('demo');
  const call = useControl();
  const [slip, setSlip] = useState('');
  const [paid, setPaid] = useState<string | null>(null);

  async function pay() {
    const reply = await call('paySlip', { params: { slip: slip.trim() } });
    setPaid(reply?.numero ?? null);
    if (!reply) return;
    setSlip('');
    onChange();
  }

  return (
    <DemoSection title={t('slip')}>
      <ButtonForm label={t('paySlip')} onSend={pay}>
        <TextField label={t('slipNumber')} size="small" inputMode="numeric" required value={slip} onChange={setSlip} />
      </ButtonForm>
      <p role="status">{paid === null ? '' : t('slipPaid', { slip: paid })}</p>
    </DemoSection>
  );
}

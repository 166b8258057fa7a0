import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/Button';
import { TextField } from '../../shared/ui/TextField';
import { DemoPart } from './DemoPart';
import { useControl } from './useControl';

/** Pays a slip, as at the desk of the library. */
export function SlipPart({ onChange }: { onChange: () => void }) {
  const { t } = useTranslation('demo');
  const call = useControl();
  const [slip, setSlip] = useState('');
  const [paid, setPaid] = useState<string | null>(null);

  async function pay(event: FormEvent) {
    event.preventDefault();
    const reply = await call('paySlip', { params: { slip: slip.trim() } });
    setPaid(reply?.numero ?? null);
    if (!reply) return;
    setSlip('');
    onChange();
  }

  return (
    <DemoPart title={t('slip')}>
      <form className="row items-end gap-2" onSubmit={(event) => void pay(event)}>
        <TextField label={t('slipNumber')} size="small" inputMode="numeric" required value={slip} onChange={setSlip} />
        <Button size="small" type="submit">
          {t('paySlip')}
        </Button>
      </form>
      <p role="status">{paid === null ? '' : t('slipPaid', { slip: paid })}</p>
    </DemoPart>
  );
}

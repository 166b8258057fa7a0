import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longDate } from '../../shared/dates';
import { TextField } from '../../shared/ui/TextField';
import { ButtonForm, DemoSection } from './DemoSection';
import { useControl } from './useControl';

/** Lends copies and takes them back, as at the desk of the library. */
export function CopySection({ onChange }: { onChange: () => void }) {
  const { t, i18n } = useTranslation('demo');
  const call = useControl();
  const [lent, setLent] = useState('');
  const [login, setLogin] = useState('');
  const [returned, setReturned] = useState('');
  const [done, setDone] = useState('');

  async function lend() {
    const loan = await call('lendCopy', { params: { copy: lent.trim() }, body: { login: login.trim() } });
    setDone(loan ? t('copyLent', { title: loan.titulo, day: longDate(loan.data_prevista, i18n.language) }) : '');
    if (!loan) return;
    setLent('');
    onChange();
  }

  async function takeBack() {
    const back = await call('returnCopy', { params: { copy: returned.trim() } });
    setDone(back ? t(back.cod_reserva === null ? 'copyBack' : 'copyBackHeld', { title: back.titulo }) : '');
    if (!back) return;
    setReturned('');
    onChange();
  }

  return (
    <DemoSection title={t('copies')}>
      <ButtonForm label={t('lendCopy')} onSend={lend}>
        <TextField label={t('lentBarcode')} size="small" required value={lent} onChange={setLent} />
        <TextField label={t('borrower')} size="small" required value={login} onChange={setLogin} />
      </ButtonForm>
      <ButtonForm label={t('takeBack')} onSend={takeBack}>
        <TextField label={t('returnedBarcode')} size="small" required value={returned} onChange={setReturned} />
      </ButtonForm>
      <p role="status">{done}</p>
    </DemoSection>
  );
}

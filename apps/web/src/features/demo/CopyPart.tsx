import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { longDate } from '../../shared/dates';
import { Button } from '../../shared/ui/Button';
import { TextField } from '../../shared/ui/TextField';
import { DemoPart } from './DemoPart';
import { useControl } from './useControl';

/** Lends copies and takes them back, as at the desk of the library. */
export function CopyPart({ onChange }: { onChange: () => void }) {
  const { t, i18n } = useTranslation('demo');
  const call = useControl();
  const [lent, setLent] = useState('');
  const [login, setLogin] = useState('');
  const [returned, setReturned] = useState('');
  const [done, setDone] = useState('');

  async function lend(event: FormEvent) {
    event.preventDefault();
    const loan = await call('lendCopy', { params: { copy: lent.trim() }, body: { login: login.trim() } });
    setDone(loan ? t('copyLent', { title: loan.titulo, day: longDate(loan.data_prevista, i18n.language) }) : '');
    if (!loan) return;
    setLent('');
    onChange();
  }

  async function takeBack(event: FormEvent) {
    event.preventDefault();
    const back = await call('returnCopy', { params: { copy: returned.trim() } });
    setDone(back ? t(back.cod_reserva === null ? 'copyBack' : 'copyBackHeld', { title: back.titulo }) : '');
    if (!back) return;
    setReturned('');
    onChange();
  }

  return (
    <DemoPart title={t('copies')}>
      <form className="row items-end gap-2" onSubmit={(event) => void lend(event)}>
        <TextField label={t('lentBarcode')} size="small" required value={lent} onChange={setLent} />
        <TextField label={t('borrower')} size="small" required value={login} onChange={setLogin} />
        <Button size="small" type="submit">
          {t('lendCopy')}
        </Button>
      </form>
      <form className="row items-end gap-2" onSubmit={(event) => void takeBack(event)}>
        <TextField label={t('returnedBarcode')} size="small" required value={returned} onChange={setReturned} />
        <Button size="small" type="submit">
          {t('takeBack')}
        </Button>
      </form>
      <p role="status">{done}</p>
    </DemoPart>
  );
}

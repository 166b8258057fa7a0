import { maxBasketName } from '@catalogue/api-contract';
import { isBasketName } from '@catalogue/domain';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { TextField } from '../../shared/ui/TextField';

interface NameDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  confirm: string;
  /** The name so far. */
  name?: string;
  /** Returns whether it is done; the dialog then closes. */
  onConfirm: (name: string) => Promise<boolean>;
}

/** Asks for the name of a basket. */
export function NameDialog({ isOpen, onClose, title, confirm, name = '', onConfirm }: NameDialogProps) {
  const { t } = useTranslation(['basket', 'shared']);
  const formId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const wanted = typed ?? name;

  function close() {
    setTyped(null);
    setWrong(false);
    onClose();
  }
  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setWrong(!isBasketName(wanted));
    if (!isBasketName(wanted)) return;
    setBusy(true);
    const isDone = await onConfirm(wanted.trim());
    setBusy(false);
    if (isDone) close();
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={title}
      size="xs"
      footer={
        <>
          <Button onClick={close}>{t('cancel', { ns: 'shared' })}</Button>
          <Button variant="brand" type="submit" form={formId} busy={isBusy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void send(event)} noValidate>
        <TextField
          label={t('basketName')}
          maxLength={maxBasketName}
          autoComplete="off"
          error={isWrong ? t('nome_invalido', { ns: 'shared' }) : undefined}
          value={wanted}
          onChange={setTyped}
        />
      </form>
    </Dialog>
  );
}

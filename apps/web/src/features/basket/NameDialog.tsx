import { maxBasketName } from '@catalogue/api-contract';
import { isBasketName } from '@catalogue/domain';
import { useState, type FormEvent } from 'react';
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
export function NameDialog(props: NameDialogProps) {
  const { isOpen, onClose, title } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="xs">
      {isOpen && <NameForm {...props} />}
    </Dialog>
  );
}

function NameForm({ onClose, confirm, name = '', onConfirm }: NameDialogProps) {
  const { t } = useTranslation(['basket', 'shared']);
  const [typed, setTyped] = useState(name);
  const [isWrong, setWrong] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setWrong(!isBasketName(typed));
    if (!isBasketName(typed)) return;
    setBusy(true);
    const isDone = await onConfirm(typed.trim());
    setBusy(false);
    if (isDone) onClose();
  }
  return (
    <form className="stack gap-4" onSubmit={(event) => void send(event)} noValidate>
      <TextField
        label={t('basketName')}
        maxLength={maxBasketName}
        autoComplete="off"
        error={isWrong ? t('nome_invalido', { ns: 'shared' }) : undefined}
        value={typed}
        onChange={setTyped}
      />
      <div className="row justify-end gap-2">
        <Button onClick={onClose}>{t('cancel', { ns: 'shared' })}</Button>
        <Button variant="brand" type="submit" busy={isBusy}>
          {confirm}
        </Button>
      </div>
    </form>
  );
}

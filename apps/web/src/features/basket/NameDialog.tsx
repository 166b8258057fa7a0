import { maxBasketName } from '@catalogue/api-contract';
import { isBasketName } from '@catalogue/domain';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { TextField } from '../../shared/ui/TextField';
import { useSubmitOnce } from '../../shared/useSubmitOnce';
import { toldByItsCall } from './useNamedBaskets';

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
  const wanted = typed ?? name;

  const field = `${formId}-nome`;
  const { errorOf, isSending, startOver, submit } = useSubmitOnce({
    flaws: isBasketName(wanted) ? [] : [{ id: field, text: t('nome_invalido', { ns: 'shared' }) }],
    focusesFlaw: true,
    save: async () => ({ error: !(await onConfirm(wanted.trim())) }),
    showRefusal: toldByItsCall,
    onSaved: close,
  });

  function close() {
    setTyped(null);
    startOver();
    onClose();
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
          <Button variant="brand" type="submit" form={formId} busy={isSending}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextField
          id={field}
          label={t('basketName')}
          maxLength={maxBasketName}
          autoComplete="off"
          error={errorOf(field)}
          value={wanted}
          onChange={setTyped}
        />
      </form>
    </Dialog>
  );
}

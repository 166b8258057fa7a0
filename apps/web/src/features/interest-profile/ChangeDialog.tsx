import { useId, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../shared/theme/styled';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';

const Form = styled('form', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'e4' } });

interface ChangeDialogProps {
  title: string;
  saveLabel: string;
  busy: boolean;
  onClose: () => void;
  onSave: () => void;
  children: ReactNode;
}

/** Changes one interest. */
export function ChangeDialog({ title, saveLabel, busy, onClose, onSave, children }: ChangeDialogProps) {
  const { t } = useTranslation(['interest-profile', 'shared']);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSave();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel', { ns: 'shared' })}</Button>
          <Button variant="marca" type="submit" form={id} busy={busy} busyLabel={t('saving')}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <Form id={id} onSubmit={submit} noValidate>
        {children}
      </Form>
    </Dialog>
  );
}

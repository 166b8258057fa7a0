import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCutOffReason } from '../../shared/connection';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { useReport } from '../../shared/useReport';
import { useValidityFlaw, ValidityField } from './ValidityField';
import type { Options } from './WishFields';

interface ChangeDialogProps {
  title: string;
  saveLabel: string;
  busy: boolean;
  options: Options;
  validityId: string;
  /** The initial validity. */
  validity: string;
  /** The id of another field that has an error: it gets the focus. */
  wrongField?: string;
  save: (validade: string) => PromiseLike<{ error?: unknown }>;
  /** The toast after it was saved. */
  message: (validade: string) => string;
  onClose: () => void;
  /** The fields before the validity. */
  children: ReactNode;
}

/** Changes one interest. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { title, saveLabel, busy, options, validityId, wrongField, save, message, onClose, children } = props;
  const { t } = useTranslation(['interest-profile', 'shared']);
  const report = useReport();
  const cutOff = useCutOffReason();
  const id = useId();
  const [validity, setValidity] = useState(props.validity);
  const flaw = useValidityFlaw()(validity);

  async function send() {
    const wrong = wrongField ?? (flaw ? validityId : undefined);
    if (wrong) return document.getElementById(wrong)?.focus();
    if (await report(save(validity), message(validity))) onClose();
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !cutOff) void send();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel', { ns: 'shared' })}</Button>
          <Button variant="brand" type="submit" form={id} reason={cutOff} busy={busy} busyLabel={t('saving')}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form className="stack gap-4" id={id} onSubmit={submit} noValidate>
        {children}
        <ValidityField
          id={validityId}
          maxDays={options.maximo_dias}
          value={validity}
          onChange={setValidity}
          error={flaw ?? undefined}
        />
      </form>
    </Dialog>
  );
}

import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCutOffReason } from '../../shared/connection';
import { ActingFor } from '../../shared/ui/ActingFor';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import type { FieldError } from '../../shared/ui/ErrorSummary';
import { useSubmitOnce } from '../../shared/useSubmitOnce';
import { useValidityFlaw, ValidityField } from './ValidityField';
import type { Options } from './WishFields';

interface ChangeDialogProps {
  title: string;
  saveLabel: string;
  options: Options;
  validityId: string;
  /** The initial validity. */
  validity: string;
  /** Another field that has an error. */
  wrongField?: FieldError | undefined;
  save: (validade: string) => PromiseLike<{ error?: unknown }>;
  /** The toast after it was saved. */
  message: (validade: string) => string;
  onClose: () => void;
  /** The fields before the validity. */
  children: ReactNode;
}

/** Changes one interest. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { title, saveLabel, options, validityId, wrongField, save, message, onClose, children } = props;
  const { t } = useTranslation(['interest-profile', 'shared']);
  const cutOff = useCutOffReason();
  const id = useId();
  const [validity, setValidity] = useState(props.validity);
  const flaw = useValidityFlaw()(validity);
  const { isSending, submit } = useSubmitOnce({
    flaws: [...(wrongField ? [wrongField] : []), ...(flaw ? [{ id: validityId, text: flaw }] : [])],
    focusesFlaw: true,
    isBlocked: cutOff !== undefined,
    save: () => save(validity),
    message: () => message(validity),
    onSaved: onClose,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel', { ns: 'shared' })}</Button>
          <Button variant="brand" type="submit" form={id} reason={cutOff} busy={isSending} busyLabel={t('saving')}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <ActingFor />
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

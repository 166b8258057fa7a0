import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActingFor } from './ActingFor';
import { Button } from './Button';
import { Dialog, type DialogProps } from './Dialog';

interface ConfirmDialogProps {
  isOpen: boolean;
  /** Called when it is closed without confirming. */
  onClose: () => void;
  onConfirm: () => void;
  /** Defaults to "Confirmação" (D1 §2). */
  title?: string;
  /** One sentence: the result of confirming. */
  children: ReactNode;
  /** The verb of the action: "Cancelar 2 reservas". */
  confirmLabel: string;
  /** The verb of keeping things: "Manter". */
  keepLabel?: string;
  busy?: boolean;
  /** The label of the confirming button while busy. */
  busyLabel?: string;
  /** As of `Dialog`: what gets the focus on closing. */
  next?: DialogProps['next'];
}

/** Asks before an action that cannot be undone, and says in whose name. The safe button has the focus. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  keepLabel,
  onConfirm,
  busy,
  busyLabel,
  ...props
}: ConfirmDialogProps) {
  const { t } = useTranslation('shared');
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      {...props}
      isAlert
      size="xs"
      title={title ?? t('confirmation')}
      safe={safe}
      footer={
        <>
          <Button ref={safe} onClick={props.onClose}>
            {keepLabel ?? t('cancel')}
          </Button>
          <Button variant="brand" busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <ActingFor />
      {children}
    </Dialog>
  );
}

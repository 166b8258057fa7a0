import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  isOpen: boolean;
  /** Closed without doing it. */
  onClose: () => void;
  onConfirm: () => void;
  /** "Confirmação" without it (D1 §2). */
  title?: string;
  /** One sentence: what will have happened. */
  children: ReactNode;
  /** Named by the verb: "Cancelar 2 reservas". */
  confirmLabel: string;
  /** Named by what stays: "Manter". */
  keepLabel?: string;
  busy?: boolean;
  /** The confirming button's words while busy. */
  busyLabel?: string;
}

/** Asks before something that cannot be undone. The safe button has the focus. */
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
          <Button variant="marca" busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

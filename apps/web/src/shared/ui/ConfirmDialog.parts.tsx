import { WithValue } from '../../testing/WithValue';
import { InNameOf } from '../inNameOf';
import { Button } from './Button';
import { ConfirmDialog } from './ConfirmDialog';

const dialog = (initial: boolean, busy = false) => (
  <WithValue initial={initial}>
    {(isOpen, change) => (
      <>
        <Button onClick={() => change(true)}>Cancelar 2 reservas</Button>
        <ConfirmDialog
          isOpen={isOpen}
          onClose={() => change(false)}
          onConfirm={() => change(false)}
          confirmLabel="Cancelar 2 reservas"
          keepLabel="Manter"
          busy={busy}
          busyLabel="Cancelando…"
        >
          Você perde o lugar na fila.
        </ConfirmDialog>
      </>
    )}
  </WithValue>
);

export const states = { closed: dialog(false) };
export const alone = {
  open: dialog(true),
  busy: dialog(true, true),
  'for another person': <InNameOf value="Bruno Teixeira Salgado">{dialog(true)}</InNameOf>,
};

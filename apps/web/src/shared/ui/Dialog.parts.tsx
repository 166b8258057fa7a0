import { WithValue } from '../../testing/WithValue';
import { Button } from './Button';
import { Dialog, type DialogProps } from './Dialog';

const dialog = (initial: boolean, more: Partial<DialogProps> = {}) => (
  <WithValue initial={initial}>
    {(isOpen, change) => (
      <>
        <Button onClick={() => change(true)}>Exportar</Button>
        <Dialog
          isOpen={isOpen}
          onClose={() => change(false)}
          title="Exportar 3 títulos"
          footer={<Button variant="brand">Exportar</Button>}
          {...more}
        >
          {more.children ?? <p>O arquivo é para um programa de referências.</p>}
        </Dialog>
      </>
    )}
  </WithValue>
);
const long = Array.from({ length: 40 }, (_, at) => <p key={at}>Referência {at + 1}</p>);

export const states = { closed: dialog(false) };
export const alone = {
  'of normal width': dialog(true),
  narrow: dialog(true, { size: 'xs' }),
  wide: dialog(true, { size: 'xl' }),
  'at the bottom': dialog(true, { bottom: true }),
  'without buttons': dialog(true, { footer: undefined }),
  'more than fits': dialog(true, { children: long }),
};

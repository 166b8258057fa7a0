import { WithValue } from '../../testing/WithValue';
import { Button } from './Button';
import { Drawer } from './Drawer';

const drawer = (initial: boolean) => (
  <WithValue initial={initial}>
    {(isOpen, change) => (
      <>
        <Button onClick={() => change(true)}>Filtros</Button>
        <Drawer isOpen={isOpen} onClose={() => change(false)} title="Filtros">
          <p>Ano, autor, assunto.</p>
        </Drawer>
      </>
    )}
  </WithValue>
);

export const states = { closed: drawer(false) };
export const alone = { open: drawer(true) };

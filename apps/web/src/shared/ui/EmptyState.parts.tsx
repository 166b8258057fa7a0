import { Button } from './Button';
import { EmptyState } from './EmptyState';

export const states = {
  'with alternatives': (
    <EmptyState title="Nada na cesta." actions={<Button>Pesquisar no acervo</Button>}>
      O que você guardar aparece aqui.
    </EmptyState>
  ),
  'title only': <EmptyState title="Nenhuma reserva." />,
  'in a card': <EmptyState plain title="Nenhum empréstimo." />,
};

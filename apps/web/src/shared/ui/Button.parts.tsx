import { Button } from './Button';
import { BasketIcon } from './icons';

export const states = {
  brand: <Button variant="brand">Reservar</Button>,
  outline: <Button>Renovar</Button>,
  text: <Button variant="text">Ver mais</Button>,
  'with an icon': (
    <Button>
      <BasketIcon /> Na cesta
    </Button>
  ),
  small: <Button size="small">Renovar</Button>,
  large: <Button size="large">Renovar</Button>,
  hero: (
    <Button size="hero" variant="brand">
      Pesquisar
    </Button>
  ),
  full: (
    <Button full variant="brand">
      Entrar
    </Button>
  ),
  busy: (
    <Button variant="brand" busy busyLabel="Entrando…">
      Entrar
    </Button>
  ),
  'cannot be used': <Button reason="Há reservas para este título.">Renovar</Button>,
  'with the result': <Button note="Novo prazo: 4 dez">Renovar</Button>,
};

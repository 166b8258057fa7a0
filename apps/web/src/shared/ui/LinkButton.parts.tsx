import { LinkButton } from './LinkButton';

export const states = {
  outline: <LinkButton to="/cesta">Ver a cesta</LinkButton>,
  brand: (
    <LinkButton to="/login" variant="brand">
      Entrar
    </LinkButton>
  ),
  text: (
    <LinkButton to="/" variant="text" size="small">
      Ver todos
    </LinkButton>
  ),
  'to another site': (
    <LinkButton href="https://example.org" newWindow>
      Site da editora
    </LinkButton>
  ),
};

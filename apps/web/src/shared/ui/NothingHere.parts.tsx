import { LinkButton } from './LinkButton';
import { NothingHere } from './NothingHere';

export const states = {
  'with a way on': (
    <NothingHere actions={<LinkButton to="/">Ir para a página inicial</LinkButton>}>
      Não há nada neste endereço
    </NothingHere>
  ),
};

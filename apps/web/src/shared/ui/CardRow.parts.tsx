import { Badge } from './Badge';
import { Button } from './Button';
import { CardRow } from './CardRow';
import { Cover } from './Cover';

const cover = <Cover id={1} title="Dom Casmurro" author="Assis, Machado de" />;

export const states = {
  'with an action': (
    <ul>
      <CardRow cover={cover} name="Dom Casmurro" action={<Button size="small">Renovar</Button>}>
        <p>Devolver até 24/11/2026</p>
        <Badge tone="warning">Vence amanhã</Badge>
      </CardRow>
    </ul>
  ),
  'without an action, with a long name': (
    <ul>
      <CardRow
        cover={cover}
        name="Introdução à teoria e à prática da biblioteconomia em bibliotecas universitárias brasileiras"
      >
        <p>Devolver até 24/11/2026</p>
      </CardRow>
    </ul>
  ),
};

import { Button } from './Button';
import { Checkbox } from './Checkbox';
import { ListTools } from './ListTools';

export const states = {
  'a box and two buttons': (
    <ListTools>
      <Checkbox>Marcar todos</Checkbox>
      <Button size="small">Renovar</Button>
      <Button size="small">Exportar</Button>
    </ListTools>
  ),
};

import { Button } from './Button';
import { RowActions } from './RowActions';

export const states = {
  'below a text': (
    <>
      <p>Dom Casmurro</p>
      <RowActions>
        <Button variant="text" size="small">
          Renovar
        </Button>
        <Button variant="text" size="small">
          Citar
        </Button>
      </RowActions>
    </>
  ),
};

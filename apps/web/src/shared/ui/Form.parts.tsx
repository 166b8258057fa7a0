import { Button } from './Button';
import { Form, FormActions } from './Form';
import { TextField } from './TextField';

export const states = {
  'two fields and buttons': (
    <Form onSubmit={(event) => event.preventDefault()}>
      <TextField label="Nome" />
      <TextField label="Matrícula" />
      <FormActions>
        <Button variant="brand" type="submit">
          Enviar
        </Button>
        <Button>Cancelar</Button>
      </FormActions>
    </Form>
  ),
};

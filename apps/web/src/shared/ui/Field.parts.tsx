import { Field, FieldError, Optional } from './Field';
import { FieldBox } from './TextField';

export const states = {
  plain: <Field label="Nome">{(control) => <FieldBox {...control} />}</Field>,
  'with a hint and an error': (
    <Field label="Título" optional hint="Como está na capa" error="Escreva o título.">
      {(control) => <FieldBox {...control} />}
    </Field>
  ),
  'in one line': (
    <Field label="Ordem" inline>
      {(control) => <FieldBox {...control} />}
    </Field>
  ),
  'the mark of an optional field': <Optional />,
  'an error alone': <FieldError id="field-error-alone">Escolha uma das opções.</FieldError>,
};

import { Field, FieldError, Optional } from './Field';

export const states = {
  plain: <Field label="Nome">{(control) => <input {...control} autoComplete="off" />}</Field>,
  'with a hint and an error': (
    <Field label="Título" optional hint="Como está na capa" error="Escreva o título.">
      {(control) => <input {...control} autoComplete="off" />}
    </Field>
  ),
  'in one line': (
    <Field label="Ordem" inline>
      {(control) => <input {...control} autoComplete="off" />}
    </Field>
  ),
  'the mark of an optional field': <Optional />,
  'an error alone': <FieldError id="field-error-alone">Escolha uma das opções.</FieldError>,
};

import type { ComponentProps } from 'react';
import { styled } from '../theme/styled';
import { Field, type FieldWords } from './Field';
import { fieldRecipe } from './fieldRecipe';

export const FieldBox = styled('input', fieldRecipe);

export interface TextFieldProps
  extends FieldWords, Omit<ComponentProps<'input'>, 'onChange' | 'size' | 'color' | 'width' | 'height' | 'children'> {
  size?: 'small' | 'normal' | 'hero';
  onChange?: (value: string) => void;
}

export function TextField({
  label,
  labelHidden,
  inline,
  optional,
  hint,
  error,
  id,
  onChange,
  ...props
}: TextFieldProps) {
  return (
    <Field {...{ label, labelHidden, inline, optional, hint, error, id }}>
      {(control) => <FieldBox {...props} {...control} onChange={(event) => onChange?.(event.currentTarget.value)} />}
    </Field>
  );
}

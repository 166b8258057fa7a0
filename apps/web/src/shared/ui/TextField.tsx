import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './Field';
import css from './Field.module.css';

type FieldBoxProps = Omit<ComponentProps<'input'>, 'size'> & { size?: 'small' | 'normal' | 'hero' };

export function FieldBox({ size = 'normal', className, ...props }: FieldBoxProps) {
  return <input {...props} className={clsx(css.box, css[`box_${size}`], className)} />;
}

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'onChange' | 'size' | 'children'> {
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

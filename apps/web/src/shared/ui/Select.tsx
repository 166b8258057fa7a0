import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './Field';
import css from './Field.module.css';

export interface SelectOption {
  value: string;
  label: string;
  /** The language of the label, if it is not the interface's. */
  lang?: string;
  disabled?: boolean;
}

export interface SelectProps extends FieldTexts, Omit<ComponentProps<'select'>, 'onChange' | 'size' | 'children'> {
  size?: 'bar' | 'small' | 'normal' | 'hero';
  options: readonly SelectOption[];
  /** The option for no choice ("Escolha o campus primeiro"); its value is ''. */
  placeholder?: string;
  onChange?: (value: string) => void;
}

/** The native select: familiar to every reader, phone and keyboard. */
export function Select(props: SelectProps) {
  const { label, labelHidden, inline, optional, hint, error, id, options, placeholder, onChange, ...more } = props;
  const { size = inline ? 'small' : 'normal', ...rest } = more;
  return (
    <Field {...{ label, labelHidden, inline, optional, hint, error, id }}>
      {(control) => (
        <select
          {...rest}
          {...control}
          className={clsx(css.box, css[`box_${size}`], css.boxOfSelect)}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { styled } from '../theme/styled';
import { Field, type FieldWords } from './Field';
import { fieldRecipe } from './fieldRecipe';

const Box = styled('select', fieldRecipe);
const arrow: SystemStyleObject = {
  appearance: 'none',
  paddingInlineEnd: '2.25rem',
  textOverflow: 'ellipsis',
  backgroundImage:
    'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(-45deg, transparent 50%, currentColor 50%)',
  backgroundSize: '0.32rem 0.32rem',
  backgroundPosition: 'right 1.05rem center, right 0.74rem center',
  backgroundRepeat: 'no-repeat',
  _forcedColors: { appearance: 'auto', backgroundImage: 'none', paddingInlineEnd: 'e2' },
};

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps
  extends FieldWords, Omit<ComponentProps<'select'>, 'onChange' | 'size' | 'color' | 'children'> {
  size?: 'bar' | 'small' | 'normal' | 'hero';
  options: readonly SelectOption[];
  /** The option for no choice ("Escolha o campus primeiro"); its value is ''. */
  placeholder?: string;
  onChange?: (value: string) => void;
}

/** The native select: familiar to every reader, phone and keyboard. */
export function Select(props: SelectProps) {
  const { label, labelHidden, inline, optional, hint, error, id, options, placeholder, onChange, ...rest } = props;
  return (
    <Field {...{ label, labelHidden, inline, optional, hint, error, id }}>
      {(control) => (
        <Box
          size={inline ? 'small' : undefined}
          css={arrow}
          {...rest}
          {...control}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Box>
      )}
    </Field>
  );
}

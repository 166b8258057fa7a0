import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../shared/ui/TextField';
import type { FieldProps } from './institutionDraft';

interface NumberFieldProps extends ReturnType<FieldProps> {
  hint: string;
  /** NaN while what is typed is no number: the server says so. */
  value: number | undefined;
  /** Number of digits after the comma. */
  decimals?: number;
  onChange: (value: number) => void;
  optional?: boolean;
  /** For an optional one, which may be empty. */
  onEmpty?: () => void;
}

const numberOf = (text: string): number => (text.trim() === '' ? NaN : Number(text.trim().replace(',', '.')));

/** Keeps what is typed as long as it says the value. */
export function NumberField({ value = NaN, decimals = 0, onChange, onEmpty, ...props }: NumberFieldProps) {
  const { i18n } = useTranslation('demo');
  const [typed, setTyped] = useState('');
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: false };
  const text = Number.isNaN(value) ? '' : value.toLocaleString(i18n.language, digits);
  return (
    <TextField
      {...props}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      maxLength={8}
      value={Object.is(numberOf(typed), value) ? typed : text}
      onChange={(next) => {
        setTyped(next);
        if (onEmpty && next.trim() === '') onEmpty();
        else onChange(numberOf(next));
      }}
    />
  );
}

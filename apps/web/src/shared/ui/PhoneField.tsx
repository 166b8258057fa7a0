import { longestPhone, phoneInput, phoneText } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { TextField } from './TextField';

interface PhoneFieldProps {
  id: string;
  /** Where it is called otherwise than "Telefone". */
  label?: string;
  optional?: boolean;
  error?: string;
  value: string;
  onChange: (phone: string) => void;
}

/** A phone number (D2 §5). Digits alone are given their marks when the field is left: a hand that still types is not disturbed. */
export function PhoneField({ label, value, onChange, ...field }: PhoneFieldProps) {
  const { t } = useTranslation('shared');
  return (
    <TextField
      {...field}
      label={label ?? t('phone')}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      hint={t('phoneHint', { count: longestPhone })}
      value={value}
      // No maxLength: what is pasted with a country's code or dots would be cut before those are taken out.
      onChange={(text) => onChange(phoneInput(text))}
      onBlur={() => phoneText(value) !== value && onChange(phoneText(value))}
    />
  );
}

import { maxPhoneLength, phoneInput, phoneText } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { TextField } from './TextField';

interface PhoneFieldProps {
  id: string;
  /** Replaces the default label "Telefone". */
  label?: string;
  optional?: boolean;
  error?: string;
  value: string;
  onChange: (phone: string) => void;
}

/** A phone number (D2 §5). Plain digits are formatted on blur, so that typing is not disturbed. */
export function PhoneField({ label, value, onChange, ...field }: PhoneFieldProps) {
  const { t } = useTranslation('shared');
  return (
    <TextField
      {...field}
      label={label ?? t('phone')}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      hint={t('phoneHint', { count: maxPhoneLength })}
      value={value}
      // No maxLength: it would cut a pasted number before its country code and dots are removed.
      onChange={(text) => onChange(phoneInput(text))}
      onBlur={() => phoneText(value) !== value && onChange(phoneText(value))}
    />
  );
}

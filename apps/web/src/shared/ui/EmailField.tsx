import { TextField } from './TextField';

interface EmailFieldProps {
  id: string;
  label: string;
  optional?: boolean;
  readOnly?: boolean;
  hint?: string;
  error?: string;
  value: string;
  onChange: (email: string) => void;
}

/** An e-mail address, without the spaces of a pasted one. */
export const EmailField = ({ onChange, ...field }: EmailFieldProps) => (
  <TextField
    {...field}
    type="email"
    inputMode="email"
    autoComplete="email"
    onChange={(text) => onChange(text.trim())}
  />
);

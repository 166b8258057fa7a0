import { addDays, validityBlock } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../shared/dates';
import { TextField } from '../../shared/ui/TextField';

/** The default validity of an interest, in days: it is easily extended. */
export const usualDays = 365;

/** What is wrong with a validity, as text; the same rule as the server's. */
export function useValidityFlaw() {
  const { t } = useTranslation(['interest-profile', 'shared']);
  const today = useToday();
  return (validity: string): string | null => {
    if (validity === '') return t('validityMissing');
    const block = validityBlock(validity, today);
    return block && t(block, { ns: 'shared' });
  };
}

interface ValidityFieldProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
  /** Maximum number of days from today. */
  maxDays: number;
  error?: string;
}

/** The last day of an interest. */
export function ValidityField({ id, value, onChange, maxDays, error }: ValidityFieldProps) {
  const { t } = useTranslation('interest-profile');
  const today = useToday();
  return (
    <TextField
      id={id}
      type="date"
      label={t('validity')}
      hint={t('validityHint')}
      min={addDays(today, 1)}
      max={addDays(today, maxDays)}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}

import { WithValue } from '../../testing/WithValue';
import { MaskedField } from './MaskedField';

const digits = (text: string) => text.replace(/\D/g, '').slice(0, 8);
const withDash = (value: string) => value.replace(/^(\d{5})(?=\d)/, '$1-');
const field = (label: string, initial: string, error?: string) => (
  <WithValue initial={initial}>
    {(value, change) => (
      <MaskedField label={label} value={value} onChange={change} keep={digits} show={withDash} error={error} />
    )}
  </WithValue>
);

export const states = {
  empty: field('CEP', ''),
  filled: field('CEP de casa', '36570900'),
  wrong: field('CEP do trabalho', '3657', 'O CEP tem 8 dígitos.'),
};

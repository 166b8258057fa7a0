import { WithValue } from '../../testing/WithValue';
import { PhoneField } from './PhoneField';

const field = (id: string, initial: string, more: { error?: string; optional?: boolean; label?: string } = {}) => (
  <WithValue initial={initial}>
    {(value, change) => <PhoneField id={id} value={value} onChange={change} {...more} />}
  </WithValue>
);

export const states = {
  empty: field('phone', '', { optional: true }),
  filled: field('phone-filled', '(31) 3612-1000', { label: 'Telefone fixo' }),
  wrong: field('phone-wrong', '31', { label: 'Celular', error: 'O número está incompleto.' }),
};

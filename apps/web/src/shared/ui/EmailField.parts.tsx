import { WithValue } from '../../testing/WithValue';
import { EmailField } from './EmailField';

const field = (id: string, initial: string, more: { error?: string; optional?: boolean } = {}) => (
  <WithValue initial={initial}>
    {(value, change) => <EmailField id={id} label="E-mail" value={value} onChange={change} {...more} />}
  </WithValue>
);

export const states = {
  empty: field('email', '', { optional: true }),
  filled: field('email-filled', 'ana@example.org'),
  wrong: field('email-wrong', 'ana@', { error: 'O e-mail está incompleto.' }),
};

import { WithValue } from '../../testing/WithValue';
import { RadioList } from './RadioList';

const options = [
  { value: '1', label: 'Biblioteca Central', hint: 'Aberta até as 22 h' },
  { value: '2', label: 'Engenharias' },
  { value: '3', label: 'Florestal', disabled: true },
];
const list = (legend: string, initial: string | null, more: { error?: string; optional?: boolean } = {}) => (
  <WithValue initial={initial}>
    {(value, change) => <RadioList legend={legend} options={options} value={value} onChange={change} {...more} />}
  </WithValue>
);

export const states = {
  'nothing chosen': list('Onde retirar', null, { optional: true }),
  chosen: list('Onde devolver', '1'),
  wrong: list('Onde consultar', null, { error: 'Escolha uma biblioteca.' }),
};

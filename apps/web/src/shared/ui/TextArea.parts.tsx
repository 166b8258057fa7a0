import { WithValue } from '../../testing/WithValue';
import { TextArea } from './TextArea';

const area = (label: string, initial: string, more: { error?: string; maxLength?: number; hint?: string } = {}) => (
  <WithValue initial={initial}>
    {(value, change) => <TextArea label={label} value={value} onChange={change} {...more} />}
  </WithValue>
);

export const states = {
  empty: area('Comentário', '', { hint: 'Todos os leitores o veem.' }),
  'with a limit': area('Sugestão', 'Mais exemplares de Dom Casmurro.', { maxLength: 500 }),
  wrong: area('Justificativa', '', { error: 'Escreva a justificativa.' }),
};

import { Select, type SelectProps } from './Select';

const options = [
  { value: 'T', label: 'Título' },
  { value: 'A', label: 'Ano, do mais novo ao mais antigo' },
  { value: 'R', label: 'Relevância', disabled: true },
];
const select = (label: string, more: Partial<SelectProps> = {}) => (
  <Select label={label} options={options} defaultValue="T" {...more} />
);

export const states = {
  chosen: select('Ordem'),
  'nothing chosen': select('Campus', { placeholder: 'Escolha', defaultValue: '', hint: 'Onde você estuda' }),
  wrong: select('Biblioteca', { placeholder: 'Escolha', defaultValue: '', error: 'Escolha uma biblioteca.' }),
  'in one line': select('Ordem dos resultados', { inline: true }),
  small: select('Ordem da lista', { size: 'small' }),
  hero: select('Onde', { size: 'hero' }),
  disabled: select('Curso', { disabled: true }),
};

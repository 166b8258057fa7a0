import { Clicked } from '../../testing/Clicked';
import { WithValue } from '../../testing/WithValue';
import { Combobox } from './Combobox';

const authors = ['Assis, Machado de, 1839-1908', 'Machado, Ana Maria', 'Machado, Dyonélio'];

const field = (label: string, items: string[], more: { note?: string; groupOf?: (item: string) => string } = {}) => (
  <WithValue initial="machado">
    {(value, change) => (
      <Combobox
        label={label}
        listLabel="Autores"
        value={value}
        onChange={change}
        items={items}
        keyOf={(item) => item}
        onPick={change}
        {...more}
      >
        {(item) => item}
      </Combobox>
    )}
  </WithValue>
);

export const states = { closed: field('Autor', authors) };

export const alone = {
  open: <Clicked on="input">{field('Autor', authors)}</Clicked>,
  'in groups': (
    <Clicked on="input">
      {field('Autor', authors, { groupOf: (item) => (item.startsWith('Assis') ? 'Autorizados' : 'Outros') })}
    </Clicked>
  ),
  'with a note': (
    <Clicked on="input">{field('Autor', authors, { note: 'Escreva mais letras para ver outros.' })}</Clicked>
  ),
  'nothing found': <Clicked on="input">{field('Autor', [], { note: 'Nada encontrado.' })}</Clicked>,
};

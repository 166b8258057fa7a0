import { parseSearchFields, searchFields } from './search.fields';
import { SearchQuery } from './search.query';

const names = Object.keys(SearchQuery.shape) as (keyof SearchQuery)[];
const texts = [
  ...[
    '',
    ' ',
    '0',
    '1',
    '01',
    '-1',
    '1.5',
    '7 ',
    '12,3',
    '1,',
    ',1',
    '1,0',
    '999999999',
    '1000000000',
    '9999',
    '10000',
  ],
  ...['por', 'pt', 'POR', 'S', 'N', 'E', 'OU', 'DEPOIS', 'ANTES', 'LIVRE', 'INDICE_3', 'EXATO', 'INICIO', 'TITULO'],
  ...['R', 'C', 'local', 'rede', 'e_books', 'plano_ensino', 'rosa', 'a\tb', 'a\u0000', 'Água & Sertão', '🌵'],
  ...['a'.repeat(1000), 'a'.repeat(1001), Array(500).fill('7').join(','), Array(501).fill('7').join(',')],
];

it('the fields of a search are those of the contract, in its order', () => {
  expect(Object.keys(searchFields)).toEqual(names);
});

it.each(names)('%s takes the texts that the contract takes, as the same values', (name) => {
  for (const text of texts) expect(searchFields[name](text)).toEqual(SearchQuery.shape[name].safeParse(text).data);
});

it('a query of these fields is the one that the contract reads', () => {
  const fields = { termo_pesquisa: 'rosa', biblioteca: '1,2', ano_ini: '1990', curso: 7, indice: undefined };
  expect(parseSearchFields(fields)).toEqual(SearchQuery.parse(fields));
  expect(parseSearchFields({ ...fields, ano_ini: 'ontem' })).toBeNull();
  expect(parseSearchFields({ unknown: '1' } as object)).toBeNull();
});

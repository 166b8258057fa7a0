import type { SearchItem } from '@catalogue/api-contract';
import { imprintOf } from './titleFacts';

const title = (facts: Partial<SearchItem>): SearchItem => ({
  cod_acervo: '1',
  cod_tipo_obra: '1',
  desc_tipo_obra: 'Livro',
  ano_publicacao: '2020',
  dados_adicionais: {},
  descricao: 'Título',
  ...facts,
});

test.each([
  [
    { edicao: '2. ed.', imprenta: 'São Paulo: Edusp, 2006', desc_fisica: '660 p. : il. ; 23 cm' },
    '2. ed. São Paulo: Edusp, 2006. 660 p.',
  ],
  [{ imprenta: 'Recife: Maré Alta, 2013.' }, 'Recife: Maré Alta, 2013.'],
  [{ desc_fisica: '1 recurso online (442 p.)' }, '1 recurso online (442 p.)'],
  [{ edicao: null, imprenta: null }, ''],
])('the line of imprint has only what the record has: %j', (facts, line) => {
  expect(imprintOf(title(facts))).toBe(line);
});

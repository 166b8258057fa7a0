import type { SearchQuery } from '@catalogue/api-contract';
import { lacksTerm } from './searchNeeds';

test.each<[string, SearchQuery, boolean]>([
  ['a general search without a term', {}, true],
  ['a blank term', { termo_pesquisa: '  ' }, true],
  ['a term', { termo_pesquisa: 'a' }, false],
  ['a term in a further row only', { termo_dois: 'a' }, true],
  ['an authority', { indice: 3 }, false],
  ['an index from its beginning', { tipo_indice: 'AUTOR' }, false],
  ['new acquisitions', { pesquisa: 'novas_aquisicoes' }, false],
  ['e-books', { pesquisa: 'e_books' }, false],
  ['accessible titles', { pesquisa: 'acessibilidade' }, false],
  ['a teaching plan with nothing filled', { pesquisa: 'plano_ensino' }, true],
  ['a teaching plan by its teacher', { pesquisa: 'plano_ensino', professor: 1 }, false],
  ['a teaching plan by its library', { pesquisa: 'plano_ensino', biblioteca: [1] }, false],
  ['a general search by a library alone', { biblioteca: [1] }, true],
  ['the archive by a fonds', { pesquisa: 'arquivo', fundo: 1 }, false],
  ['the archive by what only normative acts have', { pesquisa: 'arquivo', tipo_ato: 1 }, true],
  ['normative acts by their kind', { pesquisa: 'atos_normativos', tipo_ato: 1 }, false],
  ['case law by its reporter', { pesquisa: 'jurisprudencia', relator: 1 }, false],
  ['authorities by their type', { pesquisa: 'autoridades', tipo_autoridade: [1] }, false],
  ['the partner network by an institution', { pesquisa: 'rede_pergamum_oai', instituicao: [1] }, false],
])('%s: too few fields %#', (_, query, expected) => {
  expect(lacksTerm(query)).toBe(expected);
});

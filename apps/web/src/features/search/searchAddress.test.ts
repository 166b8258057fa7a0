import { maxTextLength } from '@catalogue/api-contract';
import { subjectAddress, titlesAddress } from '../../shared/headingAddresses';
import {
  emptyAddress,
  hasUnreadableTerm,
  readSearchAddress,
  writeSearchAddress,
  type SearchAddress,
} from './searchAddress';

const read = (text: string, type?: string) => readSearchAddress(new URLSearchParams(text), type);

test('all that a page of results is made of goes into the address and comes back', () => {
  const address: SearchAddress = {
    query: { pesquisa: 'e_books', termo_pesquisa: 'coração & alma', coluna_um: 'INDICE_1', similar: 'S' },
    filters: ['T:1', 'B:3'],
    text: 'amor ',
    order: 'A',
    page: 3,
    pageSize: 50,
    display: 'C',
    typed: 'coracao',
  };
  const text = writeSearchAddress(address);
  expect(text).toBe(
    '/?pesquisa=e_books&termo_pesquisa=cora%C3%A7%C3%A3o+%26+alma&coluna_um=INDICE_1&similar=S&filtro=T%3A1&filtro=B%3A3&texto=amor+&ordenacao=A&quantPag=50&exibicao=C&digitado=coracao&paginaAtiva=3',
  );
  expect(read(text.slice(1))).toEqual(address);
});

test('links to the titles of a heading have the address of that search', () => {
  const heading = { descricao: 'Assis, Machado de, 1839–1908', cod_autoridade: '12' };
  for (const address of [subjectAddress(heading), titlesAddress({ ...heading, cod_autoridade: null })])
    expect(address).toBe(writeSearchAddress(read(address.slice(1))));
});

test('an address without a term is the home', () => {
  expect(read('')).toEqual(emptyAddress);
  expect(read('termo_pesquisa=++').query).toBeNull();
  expect(read('pesquisa=pesquisa_geral').query).toBeNull();
  expect(read('', 'e_books').query).toBeNull();
});

test('a type that lists by itself and an authority need no term', () => {
  expect(read('pesquisa=novas_aquisicoes').query).toEqual({ pesquisa: 'novas_aquisicoes' });
  expect(read('indice=12&coluna_um=INDICE_3').query).toEqual({ indice: 12, coluna_um: 'INDICE_3' });
});

test('the language of the page is no language of titles', () => {
  expect(read('termo_pesquisa=a&idioma=en').query).toEqual({ termo_pesquisa: 'a' });
  expect(read('termo_pesquisa=a&idioma=eng').query).toEqual({ termo_pesquisa: 'a', idioma: 'eng' });
});

test('parts that cannot be read are passed over', () => {
  expect(
    read('termo_pesquisa=a&coluna_um=9&ano_ini=doze&paginaAtiva=-1&quantPag=x&exibicao=Z&ordenacao=Q&utm=1'),
  ).toEqual({
    ...emptyAddress,
    query: { termo_pesquisa: 'a' },
  });
});

test.each([
  ['a'.repeat(3000), true],
  ['a\u0007b', true],
  ['a'.repeat(1000), false],
  ['  ', false],
])('a term that no search takes is told from one that is not there', (term, isUnreadable) => {
  expect(hasUnreadableTerm(new URLSearchParams({ termo_pesquisa: term }))).toBe(isUnreadable);
});

test('the words to look for in the results may be as long as a call takes', () => {
  const text = 'a'.repeat(maxTextLength);
  expect(read(`termo_pesquisa=a&texto=${text}`).text).toBe(text);
  expect(read(`termo_pesquisa=a&texto=${text}a`).text).toBe(text);
});

import { schemaOrg } from './schemaOrg';

const url = 'https://catalogo.br/acervo/7';
const field = (tag: string, ...pairs: string[]) => ({
  tag,
  ind1: ' ',
  ind2: ' ',
  subfields: pairs.flatMap((code, at) => (at % 2 === 0 ? [{ code, value: pairs[at + 1] ?? '' }] : [])),
});

test('a book has the properties of schema.org, without those that are empty', () => {
  const fields = [
    field('020', 'a', '9788535902778'),
    field('041', 'a', 'por'),
    field('100', 'a', 'Assis, Machado de,', 'd', '1839-1908'),
    field('245', 'a', 'Dom Casmurro'),
    field('260', 'a', 'Rio de Janeiro :', 'b', 'Garnier,', 'c', '1899.'),
    field('650', 'a', 'Ciúme'),
  ];
  expect(schemaOrg({ leader: ' '.repeat(24), fields }, { url, cod_tipo_obra: 1 })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Book',
    '@id': url,
    url,
    name: 'Dom Casmurro',
    author: [{ '@type': 'Person', name: 'Machado de Assis' }],
    datePublished: '1899',
    publisher: { '@type': 'Organization', name: 'Garnier' },
    inLanguage: 'pt',
    isbn: ['9788535902778'],
    about: ['Ciúme'],
  });
});

test('a record that says nothing is still a work with an address', () => {
  expect(schemaOrg({ leader: '', fields: [] }, { url })).toMatchObject({ '@type': expect.any(String), url });
});

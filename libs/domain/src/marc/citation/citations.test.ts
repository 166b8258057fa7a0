import type { DataField, MarcRecord } from '../record';
import { WorkType } from '../workTypes';
import { apaReference } from './apa';
import { chicagoReference } from './chicago';
import { citationTags, coins, cslItem } from './machineCitations';
import { mlaReference } from './mla';
import { vancouverReference } from './vancouver';

const field = (tag: string, indicators: string, ...pairs: string[]): DataField => ({
  tag,
  ind1: indicators.charAt(0),
  ind2: indicators.charAt(1),
  subfields: pairs.flatMap((code, at) => (at % 2 === 0 ? [{ code, value: pairs[at + 1] ?? '' }] : [])),
});
const record = (...fields: DataField[]): MarcRecord => ({ leader: ' '.repeat(24), fields });
const people = (...names: string[]) => names.map((name, at) => field(at === 0 ? '100' : '700', '1 ', 'a', name));

const novel = record(
  ...people('Assis, Machado de,'),
  field('245', '10', 'a', 'Dom Casmurro :', 'b', 'romance /', 'c', 'Machado de Assis.'),
  field('250', '  ', 'a', '3. ed.'),
  field('260', '  ', 'a', 'Rio de Janeiro :', 'b', 'Garnier,', 'c', '1899.'),
);
const dissertation = record(
  ...people('Lage, Ana Beatriz Moreira'),
  field('245', '10', 'a', 'Abelhas do vale'),
  field('260', '  ', 'a', 'Viçosa,', 'c', '2015.'),
  field('502', '  ', 'b', 'Mestrado em Ecologia', 'c', 'Universidade do Vale', 'd', '2015'),
);
const article = record(
  ...people('Santos-Dumont, José Carlos', 'Lima Filho, Rui', 'Costa, Eva'),
  field('245', '10', 'a', 'Solos do cerrado'),
  field('260', '  ', 'c', '2019.'),
  field('773', '0 ', 't', 'Revista da Terra', 'g', 'v. 12, n. 3, p. 7-16, 2019', 'x', '1234-5678'),
  field('024', '7 ', 'a', '10.1000/xyz', '2', 'doi'),
);
const ofTwo = record(
  ...people('Prado, Ivo', 'Reis, Lia'),
  field('245', '10', 'a', 'Sertões'),
  field('260', '  ', 'a', 'Recife :', 'b', 'Ninho,', 'c', '2001.'),
);
const chapter = record(
  ...people('Costa, Eva'),
  field('245', '10', 'a', 'A seca'),
  field('260', '  ', 'c', '2001.'),
  field('773', '0 ', 'a', 'Prado, Ivo; Reis, Lia (org.)', 't', 'Sertões', 'd', 'Recife : Ninho, 2001', 'g', 'p. 10-20'),
);
const collection = record(
  field('245', '00', 'a', 'Ensaios /', 'c', 'organizado por Ivo Prado.'),
  field('700', '1 ', 'a', 'Prado, Ivo,', 'e', 'org.'),
  field('260', '  ', 'a', 'Recife :', 'b', 'Ninho,', 'c', '2003.'),
);
const report = record(
  field('110', '1 ', 'a', 'Brasil.', 'b', 'Ministério da Saúde.'),
  field('245', '10', 'a', 'Vacinas'),
  field('260', '  ', 'a', 'Brasília :', 'b', 'MS,', 'c', '2010.'),
  field('856', '40', 'u', 'https://exemplo.br/vacinas.pdf'),
);

test.each([
  ['a book', novel, 1, 'Assis, M. de. (1899). Dom Casmurro: romance (3ª ed.). Garnier.'],
  [
    'a dissertation',
    dissertation,
    4,
    'Lage, A. B. M. (2015). Abelhas do vale [Dissertação de mestrado, Universidade do Vale].',
  ],
  [
    'an article',
    article,
    7,
    'Santos-Dumont, J. C., Lima Filho, R., & Costa, E. (2019). Solos do cerrado. Revista da Terra, 12(3), 7-16. https://doi.org/10.1000/xyz',
  ],
  ['a book of two authors', ofTwo, 1, 'Prado, I., & Reis, L. (2001). Sertões. Ninho.'],
  ['a chapter', chapter, 8, 'Costa, E. (2001). A seca. In I. Prado & L. Reis (Orgs.), Sertões (pp. 10-20). Ninho.'],
  ['a collection', collection, 1, 'Prado, I. (Org.). (2003). Ensaios. Ninho.'],
  [
    'a report of a body that is online',
    report,
    2,
    'Brasil. Ministério da Saúde. (2010). Vacinas. MS. https://exemplo.br/vacinas.pdf',
  ],
  ['a record that says nothing', record(), undefined, '[Sem título]. (s.d.).'],
])('the reference of %s in APA’s style', (_, marc, type, expected) => {
  expect(apaReference(marc, type).texto).toBe(expected);
});

test('APA has the work that is published in italics: the book, and the periodical with its volume', () => {
  const italics = (marc: MarcRecord, type: number) =>
    apaReference(marc, type).partes.flatMap(({ texto, destaque }) => (destaque ? texto : []));
  expect(italics(novel, WorkType.book.cod_tipo_obra)).toEqual(['Dom Casmurro: romance']);
  expect(italics(article, WorkType.article.cod_tipo_obra)).toEqual(['Revista da Terra, 12']);
});

test.each([
  ['a book', novel, 1, 'Assis M. Dom Casmurro: romance. 3ª ed. Rio de Janeiro: Garnier; 1899.'],
  ['a dissertation', dissertation, 4, 'Lage AB. Abelhas do vale [dissertação]. Viçosa: Universidade do Vale; 2015.'],
  [
    'an article',
    article,
    7,
    'Santos-Dumont JC, Lima Filho R, Costa E. Solos do cerrado [Internet]. Revista da Terra. 2019;12(3):7-16. [citado 20 nov 2026]. doi: 10.1000/xyz.',
  ],
  [
    'a chapter',
    chapter,
    8,
    'Costa E. A seca. In: Prado I, Reis L, organizadores. Sertões. Recife: Ninho; 2001. p. 10-20.',
  ],
  [
    'a record that says nothing',
    record(),
    undefined,
    '[Sem título]. [local desconhecido]: [editora desconhecida]; [data desconhecida].',
  ],
])('the reference of %s in Vancouver’s style', (_, marc, cod_tipo_obra, expected) => {
  expect(vancouverReference(marc, { hoje: '2026-11-20', cod_tipo_obra }).texto).toBe(expected);
});

test('of many names APA says twenty and Vancouver six', () => {
  const many = record(
    ...people(...Array.from({ length: 22 }, (_, at) => `Nome${at + 1}, Zé`)),
    field('245', '10', 'a', 'X'),
  );
  expect(apaReference(many).texto).toMatch(/^Nome1, Z\., .*Nome19, Z\., … Nome22, Z\. \(s\.d\.\)/);
  expect(vancouverReference(many).texto).toMatch(/^Nome1 Z, .*Nome6 Z, et al\. X\./);
});

test.each([
  ['a book', novel, 1, 'Assis, Machado de. Dom Casmurro: romance. 3ª ed., Garnier, 1899.'],
  [
    'an article',
    article,
    undefined,
    'Santos-Dumont, José Carlos, et al. “Solos do cerrado”. Revista da Terra, vol. 12, n. 3, 2019, pp. 7-16. doi.org/10.1000/xyz.',
  ],
  ['two authors', ofTwo, 1, 'Prado, Ivo, e Lia Reis. Sertões. Ninho, 2001.'],
  [
    'a chapter',
    chapter,
    undefined,
    'Costa, Eva. “A seca”. Sertões, organizado por Ivo Prado e Lia Reis, Ninho, 2001, pp. 10-20.',
  ],
  ['an edited book', collection, 1, 'Prado, Ivo, org. Ensaios. Ninho, 2003.'],
  ['a corporate body', report, 1, 'Brasil. Ministério da Saúde. Vacinas. MS, 2010. exemplo.br/vacinas.pdf.'],
])('MLA writes %s', (_, marc, type, expected) => {
  const cod_tipo_obra = type ?? (marc === article ? WorkType.article : WorkType.chapter).cod_tipo_obra;
  expect(mlaReference(marc, cod_tipo_obra).texto).toBe(expected);
});

test.each([
  ['a book', novel, 1, 'Assis, Machado de. 1899. Dom Casmurro: romance. 3ª ed. Rio de Janeiro: Garnier.'],
  [
    'an article',
    article,
    undefined,
    'Santos-Dumont, José Carlos, Rui Lima Filho e Eva Costa. 2019. “Solos do cerrado”. Revista da Terra 12, n. 3: 7-16. https://doi.org/10.1000/xyz',
  ],
  [
    'a chapter',
    chapter,
    undefined,
    'Costa, Eva. 2001. “A seca”. Em Sertões, organizado por Ivo Prado e Lia Reis, 10-20. Recife: Ninho.',
  ],
  ['an edited book', collection, 1, 'Prado, Ivo, org. 2003. Ensaios. Recife: Ninho.'],
])('Chicago writes %s', (_, marc, type, expected) => {
  const cod_tipo_obra = type ?? (marc === article ? WorkType.article : WorkType.chapter).cod_tipo_obra;
  expect(chicagoReference(marc, cod_tipo_obra).texto).toBe(expected);
});

const url = 'https://biblioteca.example/acervo/7';

test('programs get a book, an article and an editor as CSL-JSON', () => {
  expect(cslItem(novel, { url, cod_tipo_obra: 1 })).toEqual({
    id: url,
    type: 'book',
    title: 'Dom Casmurro: romance',
    author: [{ family: 'Assis', given: 'Machado de' }],
    issued: { 'date-parts': [[1899]] },
    edition: '3',
    publisher: 'Garnier',
    'publisher-place': 'Rio de Janeiro',
    URL: url,
  });
  expect(cslItem(article, { url, cod_tipo_obra: WorkType.article.cod_tipo_obra })).toMatchObject({
    type: 'article-journal',
    'container-title': 'Revista da Terra',
    volume: '12',
    issue: '3',
    page: '7-16',
    DOI: '10.1000/xyz',
  });
  expect(cslItem(collection, { url, cod_tipo_obra: 1 })).toMatchObject({ editor: [{ family: 'Prado', given: 'Ivo' }] });
});

test('pages carry a title as COinS', () => {
  const values = new URLSearchParams(coins(ofTwo, { url, cod_tipo_obra: 1 }));
  expect(Object.fromEntries(values)).toMatchObject({
    ctx_ver: 'Z39.88-2004',
    rft_val_fmt: 'info:ofi/fmt:kev:mtx:book',
    'rft.btitle': 'Sertões',
    'rft.date': '2001',
    rft_id: url,
  });
  expect(values.getAll('rft.au')).toEqual(['Prado, Ivo', 'Reis, Lia']);
  const journal = new URLSearchParams(coins(article, { url, cod_tipo_obra: WorkType.article.cod_tipo_obra }));
  expect(journal.get('rft.jtitle')).toBe('Revista da Terra');
  expect(journal.get('rft_id')).toBe('info:doi/10.1000/xyz');
});

test('pages carry a title as citation tags', () => {
  expect(citationTags(ofTwo, { url, cod_tipo_obra: 1 })).toEqual(
    expect.arrayContaining([
      ['citation_author', 'Prado, Ivo'],
      ['citation_author', 'Reis, Lia'],
      ['citation_publication_date', '2001'],
      ['citation_public_url', url],
    ]),
  );
  const tags = new Map(citationTags(article, { url, cod_tipo_obra: WorkType.article.cod_tipo_obra }));
  expect(tags.get('citation_journal_title')).toBe('Revista da Terra');
  expect(tags.get('citation_doi')).toBe('10.1000/xyz');
  expect(tags.get('citation_publisher')).not.toBe('');
  expect(tags.get('citation_issn')).toBe('1234-5678');
  expect(tags.has('citation_language')).toBe(false);
  const thesis = new Map(citationTags(dissertation, { url }));
  expect(thesis.get('citation_dissertation_institution')).toBe('Universidade do Vale');
  expect(thesis.has('citation_publisher')).toBe(false);
});

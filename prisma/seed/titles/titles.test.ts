import {
  abntReference,
  controlValue,
  dataFields,
  describeTitle,
  PROVIDERS,
  searchKey,
  subfieldValues,
  WorkType,
} from '@catalogue/domain';
import { makeTitle } from '.';

const today = '2026-03-10';
const titles = Array.from({ length: 640 }, (_, index) => makeTitle(index + 1, today));
const records = titles.map(({ record }) => record);
const descriptions = records.map((record) => describeTitle(record));

const isRightIsbn = (isbn: string) =>
  /^\d{13}$/.test(isbn) &&
  [...isbn].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0) % 10 === 0;
const isRightIssn = (issn: string) =>
  /^\d{4}-\d{3}[\dX]$/.test(issn) &&
  [...issn.replace('-', '')].reduce(
    (sum, digit, index) => sum + (digit === 'X' ? 10 : Number(digit)) * (8 - index),
    0,
  ) %
    11 ===
    0;

describe('a title of the demo data', () => {
  test('is the same whenever it is made', () => {
    expect([7, 250, 639].map((number) => makeTitle(number, today))).toEqual(
      [7, 250, 639].map((number) => titles[number - 1]),
    );
  });

  test('is like no other of the 640', () => {
    const keys = descriptions.map(
      ({ titulo, autor, ano_publicacao }) => `${searchKey(titulo)} ${autor ?? ''} ${ano_publicacao ?? ''}`,
    );
    expect(new Set(keys).size).toBe(640);
    const named = descriptions.map(({ titulo }) => searchKey(titulo));
    expect(named.filter((key, index) => named.indexOf(key) !== index)).toEqual([]);
  });

  test('has a leader of 24 characters, a 008 of 40, and its fields in order', () => {
    for (const record of records) {
      expect(record.leader).toMatch(/^00000n[acegijkt][bms][ a]a2200000 a 4500$/);
      expect(controlValue(record, '008')).toMatch(/^\d{6}[scdn].{28}[a-z]{3} d$/);
      const hundreds = record.fields.map(({ tag }) => tag.charAt(0));
      expect(hundreds).toEqual([...hundreds].sort());
    }
  });

  test('has the same year and language in both places', () => {
    records.forEach((record, index) => {
      const coded = controlValue(record, '008') ?? '';
      const written = dataFields(record, '260')
        .flatMap((field) => subfieldValues(field, 'c'))
        .join('');
      if (coded[6] === 's' && written !== '') expect(written).toContain(coded.slice(7, 11));
      if (coded[6] === 'n') expect(descriptions[index]?.ano_publicacao).toBeNull();
    });
  });

  test('files under its first word, not under its article', () => {
    for (const [field] of records.map((record) => dataFields(record, '245'))) {
      const title = field ? (subfieldValues(field, 'a')[0] ?? '') : '';
      const article = /^(O|A|Os|As|Um|Uma|The|El|La|Los|Las|Le|Les) /.exec(title)?.[0] ?? '';
      expect([title, field?.ind2]).toEqual([title, String(article.length)]);
    }
  });

  test('has an author as main entry exactly when 245 says so', () => {
    for (const record of records) {
      const headed = dataFields(record, '100', '110', '111').length > 0;
      expect(dataFields(record, '245')[0]?.ind1).toBe(headed ? '1' : '0');
    }
  });

  test('has standard numbers with a right check digit', () => {
    for (const number of descriptions.flatMap(({ isbns_issns }) => isbns_issns)) {
      expect(isRightIsbn(number) || isRightIssn(number) ? '' : number).toBe('');
    }
  });

  test('has a reference that names its title and ends in a full stop', () => {
    for (const record of records) {
      const { texto } = abntReference(record);
      expect(texto).toMatch(/\.$/);
      expect(texto).not.toMatch(/undefined|null|,,|\.\.(?!\.)| {2}/);
    }
  });

  test('was catalogued after it was published, and not in the future', () => {
    titles.forEach(({ data_inclusao }, index) => {
      expect(data_inclusao <= today).toBe(true);
      expect(Number(data_inclusao.slice(0, 4))).toBeGreaterThanOrEqual(descriptions[index]?.ano_publicacao ?? 0);
    });
  });
});

describe('the demo data has', () => {
  const has = (test: (title: (typeof descriptions)[number]) => boolean) => descriptions.filter(test).length;

  test.each(
    Object.values(WorkType)
      .map(({ desc_tipo_obra }) => desc_tipo_obra)
      .filter((name) => !['Capítulo', 'Multimeio', 'Manuscrito', 'Material iconográfico', 'Outro'].includes(name)),
  )('at least five titles of the type %s', (name) => {
    expect(has(({ desc_tipo_obra }) => desc_tipo_obra === name)).toBeGreaterThanOrEqual(5);
  });

  test.each(['Português', 'Inglês', 'Espanhol', 'Francês'])('titles in %s', (language) => {
    expect(has(({ idioma_desc }) => idioma_desc === language)).toBeGreaterThanOrEqual(3);
  });

  test('titles without year, without author, without standard number and without summary', () => {
    expect(has(({ ano_publicacao }) => ano_publicacao === null)).toBeGreaterThan(0);
    expect(has(({ autor_principal }) => autor_principal === null)).toBeGreaterThan(0);
    expect(has(({ isbn_issn }) => isbn_issn === null)).toBeGreaterThan(0);
    expect(has(({ resumo }) => resumo === null)).toBeGreaterThan(0);
  });

  test('covers, online works, accessible works and restricted links', () => {
    expect(has(({ link_capa }) => link_capa !== null)).toBeGreaterThan(20);
    expect(has(({ acesso_remoto }) => acesso_remoto === 'cr')).toBeGreaterThan(60);
    expect(has(({ possui_acessibilidade }) => possui_acessibilidade === 'S')).toBeGreaterThan(5);
    expect(has(({ links }) => links.some(({ restrito }) => restrito))).toBeGreaterThan(3);
  });

  test.each(Object.keys(PROVIDERS))('a link of the provider %s', (provider) => {
    expect(has(({ links }) => links.some(({ provedor }) => provedor === provider))).toBeGreaterThan(0);
  });

  test.each([
    'Memórias póstumas de Brás Cubas',
    'Grande sertão: veredas',
    'Os sertões: campanha de Canudos',
    'Redes de computadores',
    'Torto arado',
  ])('the work %p that everybody looks for', (title) => {
    expect(has(({ titulo }) => titulo === title)).toBe(1);
  });
});

import { closenessDegrees, closenessOf, closenessTexts } from './closeness';

const texts = closenessTexts({
  titulo: 'Os sertões: campanha de Canudos',
  filed: 'sertões: campanha de Canudos',
  others: ['Rebellion in the backlands', 'A guerra'],
  autor: 'Cunha, Euclides da, 1866-1909',
});
const nowhere = { title: false, names: false, subjects: false, headings: false };
const of = (key: string, hasWords: Partial<typeof nowhere> = {}) =>
  closenessOf(key, { texts, hasWords: { ...nowhere, ...hasWords } });

describe('how close a title is to a term', () => {
  it.each([
    ['the title', 'os sertoes campanha de canudos', 'title'],
    ['without its article', 'sertoes campanha de canudos', 'title'],
    ['without its subtitle', 'os sertoes', 'title'],
    ['without both', 'sertoes', 'title'],
    ['another title', 'rebellion in the backlands', 'otherTitle'],
    ['its beginning', 'os sertoes campanha', 'titleStart'],
    ['its beginning without the article', 'sertoes campanha', 'titleStart'],
    ['the beginning of another title', 'rebellion in', 'otherTitleStart'],
    ['words of it in their order', 'campanha de', 'titlePhrase'],
    ['its last words', 'de canudos', 'titlePhrase'],
    ['words of it in another order', 'canudos sertoes', 'titleWords'],
    ['half a word', 'sert', 'titleWords'],
    ['words over the end of a title', 'canudos sertoes campanha', 'titleWords'],
  ])('%s: %s', (_, key, degree) => {
    expect(of(key, { title: true, headings: true })).toBe(degree);
  });

  it.each([
    ['a name of the main entry, in any order', 'euclides da cunha', { names: true }, 'mainEntry'],
    ['an added name', 'walnice galvao', { names: true }, 'names'],
    ['a subject', 'canudos', { subjects: true }, 'subjects'],
    ['words of several headings', 'cunha sertoes', { headings: true }, 'headings'],
    ['a word of a note', 'mapas', {}, 'anywhere'],
  ])('%s: %s', (_, key, hasWords, degree) => {
    expect(of(key, hasWords)).toBe(degree);
  });

  it('the order is the one that the decision names', () => {
    const place = (degree: (typeof closenessDegrees)[number]) => closenessDegrees.indexOf(degree);
    expect(place('title')).toBeLessThan(place('titleStart'));
    expect(place('titleStart')).toBeLessThan(place('titlePhrase'));
    expect(place('titlePhrase')).toBeLessThan(place('titleWords'));
    expect(place('titleWords')).toBeLessThan(place('mainEntry'));
    expect(place('mainEntry')).toBeLessThan(place('names'));
    expect(place('names')).toBeLessThan(place('subjects'));
    expect(place('subjects')).toBeLessThan(place('anywhere'));
  });
});

it('a title without an author, article, subtitle or other title has one form', () => {
  expect(closenessTexts({ titulo: 'Iracema', filed: 'Iracema', others: [], autor: null })).toEqual({
    title_forms: '\niracema\n',
    other_forms: '',
    main_entry: '',
  });
});

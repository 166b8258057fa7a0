import type { DataField } from '../record';
import { checked, eventPart } from '../describeHeadings';
import { distinct, fieldText, plain, withoutLoneBracket } from '../describeText';

const SUFFIX = /^(neto|filho|j[uú]nior|jr\.?|sobrinho|segundo|terceiro)$/i;

/** Upper case, except qualifiers in parentheses: `BIBLIOTECA NACIONAL (Brasil)`. */
const capitals = (text: string): string =>
  text.replace(/\([^)]*\)?|[^(]+/g, (run) => (run.startsWith('(') ? run : run.toUpperCase()));

/** A person's name in two parts; kinship suffixes belong to the family name. */
export interface Person {
  family: string;
  given: string;
}

/** Moves a kinship suffix to the surname, wherever it was catalogued (NBR 6023:2018, 8.1.1). */
const withSuffix = ({ family, given }: Person, suffix: string | undefined): Person => {
  if (suffix) return { family: `${family} ${suffix}`, given };
  const words = given.split(' ');
  const last = words.at(-1) ?? '';
  // "Neto, João Cabral de Melo": the surname is Melo Neto. Not possible with a single given name.
  if (SUFFIX.test(family) && words.length > 1)
    return { family: `${last} ${family}`, given: words.slice(0, -1).join(' ') };
  return { family, given };
};

/** Splits `Silva, João, Filho` (100 $a); `titles` are the values of $c, where a kinship suffix may also be. */
export const personOf = (inverted: string, titles: readonly string[]): Person => {
  const [family = '', given = '', ...rest] = inverted.split(',').map((part) => part.trim());
  const words = given.split(' ');
  // "Almeida, José de Neto" would be a given name; "Almeida, José, Neto" and $c Neto are suffixes.
  return withSuffix(
    { family, given: words.join(' ') },
    [...rest, ...titles].find((word) => SUFFIX.test(word)),
  );
};

/** A person's name as the entry of a reference: `ASSAF NETO, Alexandre`. */
const personEntry = (inverted: string, titles: readonly string[] = []): string => {
  const { family, given } = personOf(inverted, titles);
  return [capitals(family), given].filter(Boolean).join(', ');
};

const isAbbreviation = (head: string): boolean => /(^|[\s.])\p{L}{1,2}$|\b(dept|gov|univ|inst)$/iu.test(head);

/**
 * A corporate body: the head in upper case, its units unchanged (`BRASIL. Ministério da Saúde`; NBR 6023:2018, 8.1.2).
 */
const bodyEntry = (name: string): string => {
  const stop = [...name.matchAll(/\. /g)].find(({ index }) => !isAbbreviation(name.slice(0, index)))?.index;
  return stop === undefined ? capitals(name) : capitals(name.slice(0, stop)) + name.slice(stop);
};

/** An event: `CONGRESSO BRASILEIRO DE BIBLIOTECONOMIA, 10., 1979, Curitiba`. */
const eventEntry = (name: string, number: string, year: string, place: string): string =>
  distinct([capitals(name), number.replace(/^(\d+)(\.?[ªº]?|st|nd|rd|th)$/i, '$1.'), year, place]).join(', ');

/** `Congresso (10. : 1979 : Curitiba)`: an event in a single text. */
const WRITTEN_EVENT = /^(.+?)\s*\((?:(\d+)[.ªº]*\s*:\s*)?(\d{4})\s*:\s*([^()]+)\)$/;

/** The entry of a name given as plain text, as in 773 $a. */
export const writtenEntry = (text: string): string => {
  const [, name, number = '', year = '', place = ''] = WRITTEN_EVENT.exec(text) ?? [];
  if (name) return eventEntry(name, number, year, place);
  return text.includes(',') ? personEntry(text) : bodyEntry(text);
};

/** The entry of a name field (100, 110, 111, 700 …). */
export const nameEntry = (field: DataField): string => {
  const name = withoutLoneBracket(plain(checked(fieldText(field, 'a'))));
  if (field.tag.endsWith('11')) {
    return eventEntry(
      [name, plain(fieldText(field, 'e'))].filter(Boolean).join('. '),
      eventPart(field, 'n'),
      eventPart(field, 'd'),
      eventPart(field, 'c'),
    );
  }
  const units = field.subfields.filter(({ code }) => code === 'b').map(({ value }) => plain(checked(value)));
  if (field.tag.endsWith('10')) return [bodyEntry(name), ...units].filter(Boolean).join('. ');
  const titles = field.subfields.filter(({ code }) => code === 'c').map(({ value }) => plain(value));
  // Forename and family entries are in direct order.
  if (field.ind1 === '0' || field.ind1 === '3')
    return distinct([capitals([name, ...units].filter(Boolean).join(' ')), ...titles])
      .join(', ')
      .replaceAll(', (', ' (');
  return personEntry(name, titles);
};

/** A name in direct order: `Walter Salles`. */
export const directName = (field: DataField): string => {
  const name = plain(fieldText(field, 'a'));
  if (!field.tag.endsWith('00') || !name.includes(','))
    return plain(fieldText(field, field.tag.endsWith('00') ? 'ab' : 'a'));
  const titles = field.subfields.filter(({ code }) => code === 'c').map(({ value }) => plain(value));
  const { family, given } = personOf(name, titles);
  return `${given} ${family}`;
};

/** Joins up to three names by `; `; with four or more, the first and `et al.` (NBR 6023:2018, 8.1.1.2). */
export const joinNames = (names: readonly string[], label = ''): string => {
  const said = names.length > 3 ? `${names[0]} et al.` : names.join('; ');
  return said === '' || label === '' ? said : `${said} (${label})`;
};

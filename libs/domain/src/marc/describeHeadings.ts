import { subfieldValues, type DataField } from './record';
import { AuthorityType, ownAuthorityCode, type AuthorityCodes, type Heading } from './describeAuthorities';
import { distinct, fieldText, plain, withoutLoneBracket } from './describeText';

/** Removes a mark that one large library left in unchecked headings. */
export const checked = (text: string): string =>
  text.includes('[') ? text.replace(/ ?\[from old catalog\]\.?/g, '') : text;

/** The text of some subfields as catalogued, without the final punctuation. */
export const headingText = (field: DataField, codes: string): string =>
  withoutLoneBracket(plain(checked(fieldText(field, codes))).replace(/\s+([,.;:])/g, '$1'));

/** The parts of a name, each with its preceding punctuation: some records include it, others leave it to the system. */
const PERSON_PARTS: Readonly<Record<string, string>> = { a: '', b: ' ', c: ', ', d: ', ', q: ' ' };
const BODY_PARTS: Readonly<Record<string, string>> = { a: '', b: '. ', e: '. ' };

const parts = (field: DataField, before: Readonly<Record<string, string>>): string => {
  let name = '';
  for (const { code, value } of field.subfields) {
    const mark = before[code];
    const text = mark === undefined ? '' : plain(checked(value));
    if (mark === undefined || text === '') continue;
    if (name === '') name = text;
    else name += ((mark.startsWith('.') && name.endsWith('.')) || text.startsWith('(') ? ' ' : mark) + text;
  }
  return withoutLoneBracket(name);
};

/** The number (`n`), year (`d`) or place (`c`) of an event, without the surrounding parentheses and colons. */
export const eventPart = (field: DataField, code: 'n' | 'd' | 'c'): string => {
  const text = fieldText(field, code).replace(/^[\s(]+|[\s:;)]+$/g, '');
  return code === 'n' ? text : plain(text);
};

const bodyName = (field: DataField): string => {
  const name = parts(field, BODY_PARTS);
  const event = distinct([eventPart(field, 'n'), eventPart(field, 'd'), eventPart(field, 'c')]);
  return event.length === 0 ? name : `${name} (${event.join(' : ')})`;
};

/** The heading of a name (100, 110, 111, 600 … 711): name, numeration, titles and dates, without relator or title. */
export const nameHeading = (field: DataField): string =>
  field.tag.endsWith('00') ? parts(field, PERSON_PARTS) : bodyName(field);

/** A name without dates or fuller form. */
export const shortName = (field: DataField): string =>
  field.tag.endsWith('00') ? parts(field, { a: '', b: ' ', c: ', ' }) : parts(field, BODY_PARTS);

const NAME_TYPES: Readonly<Record<string, AuthorityType>> = {
  '00': AuthorityType.person,
  '10': AuthorityType.institution,
  '11': AuthorityType.event,
};
const TYPES: Readonly<Record<string, AuthorityType>> = {
  '130': AuthorityType.uniformTitle,
  '240': AuthorityType.uniformTitle,
  '630': AuthorityType.uniformTitle,
  '730': AuthorityType.uniformTitle,
  '648': AuthorityType.chronologicalTerm,
  '650': AuthorityType.subject,
  '651': AuthorityType.geographicSubject,
  '653': AuthorityType.subject,
  '655': AuthorityType.genreForm,
};

const headOf = (field: DataField): string => {
  const tipo = TYPES[field.tag];
  if (tipo === AuthorityType.uniformTitle) return headingText(field, 'adfgklmnoprst');
  if (tipo) return headingText(field, field.tag === '650' ? 'abcd' : 'a');
  const title = field.tag.startsWith('6') ? headingText(field, 't') : '';
  return title === '' ? nameHeading(field) : `${nameHeading(field)}. ${title}`;
};

const wordings = (field: DataField): string[] => {
  if (!field.tag.startsWith('6')) return [headOf(field)];
  if (field.tag === '653') return subfieldValues(field, 'a').map(plain);
  return [[headOf(field), ...subfieldValues(field, 'vxyz').map(plain)].filter(Boolean).join(' - ')];
};

const isControlled = (field: DataField): boolean =>
  TYPES[field.tag] !== undefined || (/^[167]/.test(field.tag) && NAME_TYPES[field.tag.slice(1)] !== undefined);

/** The authority-controlled headings of a field, subdivisions joined by ` - `: one, or one per keyword for a 653. */
export const headingsOf = (field: DataField): Heading[] => {
  if (!isControlled(field)) return [];
  const tipo = TYPES[field.tag] ?? NAME_TYPES[field.tag.slice(1)] ?? AuthorityType.subject;
  return wordings(field).flatMap((descricao) => (descricao === '' ? [] : [{ tipo, descricao }]));
};

/** The headings of a field with their authority codes: the field's own, or else the one found by `codes`. */
export const codedHeadings = (
  field: DataField,
  codes?: AuthorityCodes,
): (Heading & { cod_autoridade: string | null })[] => {
  const headings = headingsOf(field);
  // One code cannot identify several keywords of one 653.
  const own = headings.length === 1 ? ownAuthorityCode(field) : null;
  return headings.map((heading) => ({
    cod_autoridade: own ?? codes?.(heading) ?? null,
    descricao: heading.descricao,
    tipo: heading.tipo,
  }));
};

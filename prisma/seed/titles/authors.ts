import { field } from './marc';
import { foreignName, personName, type ForeignLanguage, type PersonName } from '../names';
import type { Random } from '../random';

/** Authors of an area: some write several of its books; more titles have more authors. */
export function pickAuthors(random: Random, area: string, ordinal: number, count: number): PersonName[] {
  const pool = 12 + Math.floor(ordinal / 60);
  const start = random.int(pool);
  const names = Array.from({ length: count }, (_, index) => personName(area, (start + index * 5) % (pool + count * 5)));
  return names.filter((name, index) => names.findIndex(({ inverted }) => inverted === name.inverted) === index);
}

export const pickForeignAuthors = (
  random: Random,
  language: ForeignLanguage,
  ordinal: number,
  count: number,
): PersonName[] =>
  Array.from({ length: count }, (_, index) => foreignName(language, random.int(8 + Math.floor(ordinal / 8)), index));

/** Field 100 or 700 of a person, with the relator last. */
export function personField(
  tag: '100' | '700',
  name: string,
  relator: string | null = null,
  dates: string | null = null,
) {
  const pairs: (string | null)[] = ['a', name, 'd', dates, 'e', relator];
  const stated = pairs.map((value, index) => {
    if (value === null || index % 2 === 0) return value;
    const more = pairs.slice(index + 1).some((later, place) => place % 2 === 1 && later !== null);
    return more ? `${value},` : /[.)-]$/.test(value) ? value : `${value}.`;
  });
  return field(tag, '1#', ...stated);
}

/** `Ana Souza, Bruno Reis e Clara Dias`; from four on only the first and `[et al.]`, as catalogued. */
export function statedBy(names: readonly PersonName[]): string {
  const direct = names.map((name) => name.direct);
  if (direct.length > 3) return `${direct[0]} ... [et al.]`;
  return direct.length < 2 ? (direct[0] ?? '') : `${direct.slice(0, -1).join(', ')} e ${direct.at(-1)}`;
}

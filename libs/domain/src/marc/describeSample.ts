import type { MarcField, MarcRecord } from './record';

interface SampleOptions {
  /** Leader/06-07, default `am`. */
  kind?: string;
  /** 008 from position 06: type of date and two dates, default `s2005    `. */
  dates?: string;
  /** 008/35-37. */
  language?: string;
  /** Other positions of 008 by number. */
  coded?: Readonly<Record<number, string>>;
}

const fixedField = ({ dates = 's2005    ', language = 'por', coded = {} }: SampleOptions): string => {
  const positions = [...`260101${dates.padEnd(9)}bl ${' '.repeat(17)}${language} d`];
  for (const [position, letter] of Object.entries(coded)) positions[Number(position)] = letter;
  return positions.join('');
};

/**
 * Parses a field from one line: `245 10 $aTítulo :$bresto /$cAutor`, a blank indicator as `_`; a control field as `007
 * cr`.
 */
const fieldOf = (line: string): MarcField => {
  const tag = line.slice(0, 3);
  if (tag < '010') return { tag, value: line.slice(4) };
  const [ind1 = ' ', ind2 = ' '] = line.slice(4, 6).replaceAll('_', ' ');
  const subfields = line
    .slice(7)
    .split('$')
    .slice(1)
    .map((subfield) => ({ code: subfield.charAt(0), value: subfield.slice(1) }));
  return { tag, ind1, ind2, subfields };
};

/** A record for tests, with a default 008 unless a line gives one. */
export const sampleRecord = (lines: readonly string[], options: SampleOptions = {}): MarcRecord => ({
  leader: `00000n${options.kind ?? 'am'} a2200000 a 4500`,
  fields: [
    ...(lines.some((line) => line.startsWith('008')) ? [] : [{ tag: '008', value: fixedField(options) }]),
    ...lines.map(fieldOf),
  ],
});

import { subfieldValues, type DataField } from './record';

/** The non-empty values of some subfields, white space collapsed. */
export const words = (field: DataField, codes: string): string[] =>
  subfieldValues(field, codes).flatMap((value) => value.replace(/\s+/g, ' ').trim() || []);

/** The same values in one line; null when there are none. */
export const line = (field: DataField, codes: string): string | null => words(field, codes).join(' ') || null;

/**
 * Adds their copy numbers to a call number, from the second copy on, as on spine labels: `869.3 M149d ex. 2`. The call
 * number is looked at once, however many copies have it.
 */
export const labelsOf = (callNumber: string | null): ((copyNumber: string | undefined) => string | null) => {
  if (callNumber === null || /\bex\.? ?\d+$/.test(callNumber)) return () => callNumber;
  return (copyNumber) => {
    const number = Number(/^(?:ex\.?|c\.?|copy|exemplar)?\s*(\d+)$/i.exec(copyNumber ?? '')?.[1] ?? 1);
    return number < 2 ? callNumber : `${callNumber} ex. ${number}`;
  };
};

/** Volume, tome and part of a copy, as written in its text; null without one. */
export interface Parts {
  volume: string | null;
  tomo: string | null;
  parte: string | null;
}

const NUMBER = String.raw`\s*(\d[\p{L}\d/-]*|[IVXLC]+)(?![\p{L}\d])`;
const mark = (abbreviation: string): RegExp => new RegExp(String.raw`(?<![\p{L}\d.])(?:${abbreviation})${NUMBER}`, 'u');
const VOLUME = mark('v\\.?|vols?\\.|[Vv]olume');
const TOME = mark('t\\.?|[Tt]omo');
const PART = mark('pt\\.?|[Pp]arte');

/** The volume, tome and part in a text: `v. 2, t. 1, pt. 3` (a call number may end with these). */
export const partsIn = (text: string | null): Parts => ({
  volume: VOLUME.exec(text ?? '')?.[1] ?? null,
  tomo: TOME.exec(text ?? '')?.[1] ?? null,
  parte: PART.exec(text ?? '')?.[1] ?? null,
});

/**
 * The parts of an enumeration text; text that is neither volume nor tome is the part: `v. 12 n. 3 (2010)` -> 12, `n. 3
 * (2010)`.
 */
export const enumeration = (text: string | null): Parts => {
  const parts = partsIn(text);
  const rest = (text ?? '')
    .replace(VOLUME, '')
    .replace(TOME, '')
    .replace(/^[\s,;:.]+|[\s,;:]+$/g, '');
  return { ...parts, parte: parts.parte ?? (rest || null) };
};

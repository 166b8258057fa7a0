import { addDays } from '../dates';
import { normalized } from '../normalized';

/** Signs of a declaration's code: no O and no I, which are read as 0 and 1. */
const declarationCodeSigns = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Signs of a code, without its hyphens. */
export const declarationCodeLength = 12;

/** `K7QF2M9DXR4T` -> `K7QF-2M9D-XR4T`. */
const grouped = (signs: string): string => signs.match(/.{1,4}/g)?.join('-') ?? '';

/** The code of a declaration from twelve random numbers, each of at least eight bits. */
export const declarationCode = (random: readonly number[]): string =>
  grouped(random.map((number) => declarationCodeSigns[number % declarationCodeSigns.length]).join(''));

/** A code as somebody typed it, the way it is stored. Codes of before have 16 signs and no hyphens. */
export function typedDeclarationCode(typed: string): string {
  const signs = normalized(typed, 'NFKC')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/I/g, '1')
    .replace(/[^0-9A-Z]/g, '');
  return signs.length === declarationCodeLength ? grouped(signs) : signs;
}

/** Days for which a declaration is good. */
export const declarationDays = 30;

/** The last day of a declaration signed on a day (ISO dates). */
export const declarationEnd = (signedOn: string): string => addDays(signedOn, declarationDays);

const particles = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);

/** `Marina Alves de Prado` -> `Marina A. P.`: enough to compare with a document, too little to learn a name. */
export const initialed = (name: string): string => {
  const [first = '', ...rest] = name.split(/\s+/).filter(Boolean);
  return [first, ...rest.filter((word) => !particles.has(word.toLowerCase())).map((word) => `${[...word][0]}.`)].join(
    ' ',
  );
};

/** `12348291755` -> `•••.482.917-••`; null where it is no CPF. */
export const maskedCpf = (digits: string | null): string | null => {
  const [, first, second] = /^\d{3}(\d{3})(\d{3})\d{2}$/.exec(digits ?? '') ?? [];
  return first && second ? `•••.${first}.${second}-••` : null;
};

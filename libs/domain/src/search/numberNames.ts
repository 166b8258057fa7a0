const FIRST =
  ' um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split(
    ' ',
  );
const TENS = '  vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ');
const HUNDREDS = ' cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(
  ' ',
);

const below100 = (number: number): string =>
  FIRST[number] ?? [TENS[Math.floor(number / 10)], FIRST[number % 10]].filter(Boolean).join(' e ');
const below1000 = (number: number): string =>
  number === 100 ? 'cem' : [HUNDREDS[Math.floor(number / 100)], below100(number % 100)].filter(Boolean).join(' e ');

/** The larger numbers in titles are years, which nobody writes out. */
const LAST = 1100;

/**
 * A number from 2 to 1100 in Portuguese, of masculine things: 1001 is `mil e um`. Undefined for others; one is a word that
 * no title is found by.
 */
export function numberName(number: number): string | undefined {
  if (!Number.isInteger(number) || number < 2 || number > LAST) return undefined;
  return number < 1000 ? below1000(number) : ['mil', below1000(number - 1000)].filter(Boolean).join(' e ');
}

/** The same of feminine things: `mil e uma`, `duzentas e duas`. */
export const feminine = (name: string): string =>
  name
    .replace(/\bum$/, 'uma')
    .replace(/\bdois$/, 'duas')
    .replace(/entos\b/g, 'entas');

// The two half-width sound marks are letters that NFKC and NFKD turn into marks.
const mark = '[\\p{M}\\uff9e\\uff9f]';
const maxMarks = 32;
const longRuns = new RegExp(`(${mark}{${maxMarks}})${mark}+`, 'gu');

/**
 * A text in a Unicode form, without the rest of its runs of more than 32 combining marks, of which `onCut` is told. Use it
 * instead of the method of strings, which sorts the marks of a letter in time that grows with the square of their number:
 * 60,000 of each of two kinds, a kilobyte when compressed, keep a program busy for half a minute. No writing has more than
 * a few on a letter; Unicode's "stream-safe" texts (UAX #15) have at most 30.
 */
export function normalized(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD', onCut?: () => void): string {
  // Most are short, and looked at no further.
  if (text.length <= maxMarks) return text.normalize(form);
  const cut = text.replace(longRuns, '$1');
  if (cut.length < text.length) onCut?.();
  return cut.normalize(form);
}

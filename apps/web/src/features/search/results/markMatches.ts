import { searchKey } from '@catalogue/domain';

interface MarkedPart {
  text: string;
  isMatch: boolean;
}

/** Shorter words occur in every title, so that marking them is useless. */
const shortest = 3;

/**
 * Splits a text into matching and other parts. A word matches if it starts with a search term, ignoring case and
 * accents; adjacent matches are merged, with the space between.
 */
export function markMatches(text: string, terms: readonly string[]): MarkedPart[] {
  const wanted = terms.flatMap((term) => searchKey(term).split(' ')).filter((word) => word.length >= shortest);
  if (wanted.length === 0) return [{ text, isMatch: false }];
  const parts: MarkedPart[] = [];
  for (const piece of text.split(/(\s+)/)) {
    // Marks only the word, not the punctuation around it.
    const [, before = '', word = '', after = ''] = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su.exec(piece) ?? [];
    const key = searchKey(word);
    const isMatch = key !== '' && wanted.some((start) => key.startsWith(start));
    parts.push({ text: before, isMatch: false }, { text: word, isMatch }, { text: after, isMatch: false });
  }
  return join(parts.filter((part) => part.text !== ''));
}

function join(parts: MarkedPart[]): MarkedPart[] {
  const joined: MarkedPart[] = [];
  parts.forEach((part, at) => {
    const last = joined.at(-1);
    const isBetween = /^\s+$/.test(part.text) && last?.isMatch && parts[at + 1]?.isMatch;
    const isMatch = part.isMatch || Boolean(isBetween);
    if (last?.isMatch === isMatch) last.text += part.text;
    else joined.push({ text: part.text, isMatch });
  });
  return joined;
}

import { searchKey } from '@catalogue/domain';

interface MarkedPart {
  text: string;
  isMatch: boolean;
}

/** Shorter words stand in every title: marking them shows nothing. */
const shortest = 3;

/**
 * Cuts a text into what was searched for and what was not. A word matches when it begins with a searched one, case and accents
 * aside; matches side by side are one, with the space between.
 */
export function markMatches(text: string, terms: readonly string[]): MarkedPart[] {
  const wanted = terms.flatMap((term) => searchKey(term).split(' ')).filter((word) => word.length >= shortest);
  if (wanted.length === 0) return [{ text, isMatch: false }];
  const parts: MarkedPart[] = [];
  for (const piece of text.split(/(\s+)/)) {
    // Only the word is marked, not the colon after it.
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

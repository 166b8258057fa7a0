import type { NearWords } from './similarWords.store';

const maxSuggestions = 16;

/**
 * Other spellings of a term, likeliest first: with every word that no title has replaced by one near it, the nearest of
 * each first. Words that titles have are varied only where all are such, one at a time.
 */
export function otherSpellings(words: readonly NearWords[]): string[] {
  const typed = words.map(({ palavra }) => palavra);
  const hasUnknown = words.some(({ n_titles, near }) => n_titles === 0 && near.length > 0);
  const spellings = hasUnknown
    ? nearestFirst(words.map(({ palavra, n_titles, near }) => (n_titles > 0 || near.length === 0 ? [palavra] : near)))
    : words.flatMap(({ near }, at) => near.map((other) => typed.with(at, other)));
  const texts = spellings.map((spelling) => spelling.join(' '));
  return [...new Set(texts)].filter((text) => text !== typed.join(' ')).slice(0, maxSuggestions);
}

/** One of each of the choices, those first that are nearer the beginnings of all of them. */
function nearestFirst(choices: readonly string[][]): string[][] {
  const found: string[][] = [];
  const farthest = choices.reduce((sum, { length }) => sum + length - 1, 0);
  for (let distance = 0; distance <= farthest && found.length < maxSuggestions; distance += 1)
    for (const chosen of atDistance(choices, distance)) {
      if (found.length === maxSuggestions) break;
      found.push(chosen);
    }
  return found;
}

function* atDistance([first, ...others]: readonly string[][], distance: number): Generator<string[]> {
  if (first === undefined) {
    if (distance === 0) yield [];
    return;
  }
  for (const [at, word] of first.slice(0, distance + 1).entries())
    for (const rest of atDistance(others, distance - at)) yield [word, ...rest];
}

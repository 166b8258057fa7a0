import { setImmediate } from 'node:timers/promises';
import { keyWords, nearestPlaces, ordersOf } from '../adjacentWords';
import type { SearchRow } from '../searchRows';
import type { Search } from '../searchTree';
import { PostingList } from './postingList';
import type { NearCondition } from './match';
import type { Segment } from './segment';
import type { TitleSet } from './titleSet';
import { columnWeights, type LexemeOf } from './wordGroups';
import { wordSet } from './wordSet';

/** The words of a row that are no stop words: where each stands among all, and its lexemes with those of similar words. */
interface Phrase {
  words: readonly { at: number; lexemes: string[] }[];
  length: number;
}

/** In each segment the titles for which each condition is true. Equal conditions are looked for once. */
export async function nearSets(
  segments: readonly Segment[],
  conditions: readonly NearCondition[],
  similar: Search['similar'],
  lexemeOf: LexemeOf,
): Promise<Map<Segment, Map<NearCondition, TitleSet>>> {
  const found = new Map<Segment, Map<NearCondition, TitleSet>>();
  for (const segment of segments) {
    const sets = new Map<NearCondition, TitleSet>();
    const known = new Map<string, TitleSet>();
    for (const condition of conditions) {
      const key = JSON.stringify(condition);
      const set = known.get(key) ?? (await nearSet(segment, condition, similar, lexemeOf));
      known.set(key, set);
      sets.set(condition, set);
    }
    found.set(segment, sets);
  }
  return found;
}

/** How many titles are looked at before other work goes on. */
const titlesAtATime = 1000;

/** The titles in which the words of two rows, each row's as a phrase, stand near each other with one weight. */
async function nearSet(
  segment: Segment,
  { above, row }: { above: SearchRow; row: SearchRow },
  similar: Search['similar'],
  lexemeOf: LexemeOf,
): Promise<TitleSet> {
  const phraseOf = (side: SearchRow): Phrase => {
    const groups = keyWords(side).map((word) =>
      [...new Set([word, ...(similar.get(word) ?? [])].map(lexemeOf))].filter(Boolean),
    );
    const words = groups.flatMap((lexemes, at) => (lexemes.length > 0 ? [{ at, lexemes }] : []));
    return { words, length: groups.length };
  };
  const phrases = new Map([above, row].map((side) => [side, phraseOf(side)]));
  const groups = [...phrases.values()].flatMap(({ words }) => words.map(({ lexemes }) => lexemes));
  const weights = columnWeights[above.column] & columnWeights[row.column];
  const found = wordSet(segment, distinct(groups), weights);
  if (groups.length === 0) return found;
  const orders = ordersOf(above, row).map(([first, second]) => [phrases.get(first), phrases.get(second)] as const);
  const places = new PlacesOfTitle(segment, weights);
  const titles = found.titles();
  for (let from = 0; from < titles.length; from += titlesAtATime) {
    if (from > 0) await setImmediate();
    for (const title of titles.subarray(from, from + titlesAtATime)) {
      places.goTo(title);
      const isNear = orders.some(([first, second]) => first && second && standsNear(places, first, second));
      if (!isNear) found.remove(title);
    }
  }
  return found;
}

const distinct = (groups: readonly string[][]): string[][] => [
  ...new Map(groups.map((lexemes) => [lexemes.join(' '), lexemes])).values(),
];

/** The second phrase begins at most `nearestPlaces` after the end of the first. Nothing is asked of one of only stop words. */
function standsNear(places: PlacesOfTitle, first: Phrase, second: Phrase): boolean {
  const seconds = places.starts(second);
  if (first.words.length === 0) return seconds.size > 0;
  const firsts = places.starts(first);
  if (second.words.length === 0) return firsts.size > 0;
  for (const start of firsts)
    for (let next = 1; next <= nearestPlaces; next += 1) if (seconds.has(start + first.length - 1 + next)) return true;
  return false;
}

// A position is a weight in the upper two bits and a place in the others, as PostgreSQL stores it. Weights are kept apart here,
// so that the place of a word at the end of one is not near one at the beginning of the next.
const placeBits = 14;
const placesOfWeight = 1 << 20;
const offsetOfWeight = placesOfWeight / 2;

/** Where phrases stand in one title after the other; titles must ascend. */
class PlacesOfTitle {
  readonly #lists = new Map<string, PostingList>();
  readonly #starts = new Map<Phrase, Set<number>>();
  #title = 0;

  constructor(
    private readonly segment: Segment,
    private readonly weights: number,
  ) {}

  goTo(title: number): void {
    this.#title = title;
    this.#starts.clear();
  }

  /** Where a phrase begins. A stop word may be any word, or none: the place of one at its beginning may be before the first. */
  starts(phrase: Phrase): ReadonlySet<number> {
    let starts = this.#starts.get(phrase);
    if (!starts) {
      for (const { at, lexemes } of phrase.words) {
        const here = new Set<number>();
        for (const lexeme of lexemes)
          for (const position of this.#positions(lexeme)) {
            const weight = position >>> placeBits;
            const start = weight * placesOfWeight + offsetOfWeight + (position & ((1 << placeBits) - 1)) - at;
            if (((this.weights >>> weight) & 1) !== 0 && (!starts || starts.has(start))) here.add(start);
          }
        starts = here;
        if (starts.size === 0) break;
      }
      starts ??= new Set();
      this.#starts.set(phrase, starts);
    }
    return starts;
  }

  #positions(lexeme: string): Uint16Array {
    const { lexemes, places, positions } = this.segment;
    let list = this.#lists.get(lexeme);
    if (!list) {
      list = new PostingList(this.segment, lexemes.find(Buffer.from(lexeme)));
      this.#lists.set(lexeme, list);
    }
    const posting = list.seek(this.#title);
    return posting < 0 ? none : positions.subarray(places[posting], places[posting + 1]);
  }
}

const none = new Uint16Array();

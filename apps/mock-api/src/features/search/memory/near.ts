import { keyWords, nearestPlaces, ordersOf } from '../adjacentWords';
import type { SearchRow } from '../searchRows';
import type { Search } from '../searchTree';
import { PostingList } from './postingList';
import type { Segment } from './segment';
import type { TitleSet } from './titleSet';
import { columnWeights, type LexemeOf } from './wordGroups';
import { wordSet } from './wordSet';

/** The words of a row in their order: of each its lexemes with those of similar words; empty for a stop word. */
type Phrase = readonly (readonly string[])[];

/** The titles in which the words of two rows, each row's as a phrase, stand near each other with one weight. */
export function nearSet(
  segment: Segment,
  { above, row }: { above: SearchRow; row: SearchRow },
  similar: Search['similar'],
  lexemeOf: LexemeOf,
): TitleSet {
  const phraseOf = (side: SearchRow): Phrase =>
    keyWords(side).map((word) => [word, ...(similar.get(word) ?? [])].map(lexemeOf).filter(Boolean));
  const phrases = new Map([above, row].map((side) => [side, phraseOf(side)]));
  const groups = [...phrases.values()].flat().filter((group) => group.length > 0);
  const weights = columnWeights[above.column] & columnWeights[row.column];
  const candidates = wordSet(segment, distinct(groups), weights);
  if (groups.length === 0) return candidates;
  const orders = ordersOf(above, row).map(([first, second]) => [phrases.get(first) ?? [], phrases.get(second) ?? []]);
  const words = new WordsOfTitle(segment);
  return candidates.keep((title) => {
    words.title = title;
    return orders.some(([first = [], second = []]) => standsNear(words, first, second, weights));
  });
}

const distinct = (groups: readonly (readonly string[])[]): string[][] => [
  ...new Map(groups.map((group) => [group.join(' '), [...group]])).values(),
];

/** The second phrase begins at most `nearestPlaces` after the end of the first. Nothing is asked of one of only stop words. */
function standsNear(words: WordsOfTitle, first: Phrase, second: Phrase, weights: number): boolean {
  if (!hasWords(first)) return words.starts(second, weights).length > 0;
  return words.starts(first, weights).some(({ weight, place }) => {
    const end = place + first.length - 1;
    for (let next = 1; next <= nearestPlaces; next += 1) if (words.isAt(second, weight, end + next)) return true;
    return false;
  });
}

const hasWords = (phrase: Phrase): boolean => phrase.some((group) => group.length > 0);

// A position is a weight in the upper two bits and a place in the others, as PostgreSQL stores it.
const placeBits = 14;
const lastPlace = (1 << placeBits) - 1;

/** Where words stand in one title after the other; titles must ascend. */
class WordsOfTitle {
  readonly #lists = new Map<string, PostingList>();
  title = 0;

  constructor(private readonly segment: Segment) {}

  /** Where a phrase begins; the place of a stop word at its beginning may be before the first. */
  starts(phrase: Phrase, weights: number): { weight: number; place: number }[] {
    const first = phrase.findIndex((group) => group.length > 0);
    return (phrase[first] ?? []).flatMap((lexeme) =>
      [...this.#positions(lexeme)]
        .map((position) => ({ weight: position >>> placeBits, place: (position & lastPlace) - first }))
        .filter(({ weight, place }) => ((weights >>> weight) & 1) !== 0 && this.isAt(phrase, weight, place)),
    );
  }

  /** Whether a phrase begins at a place. A stop word may be any word, or none. */
  isAt(phrase: Phrase, weight: number, place: number): boolean {
    return phrase.every(
      (group, at) =>
        group.length === 0 ||
        (place + at <= lastPlace &&
          group.some((lexeme) => this.#positions(lexeme).includes((weight << placeBits) | (place + at)))),
    );
  }

  #positions(lexeme: string): Uint16Array {
    const { lexemes, places, positions } = this.segment;
    let list = this.#lists.get(lexeme);
    if (!list) {
      list = new PostingList(this.segment, lexemes.find(Buffer.from(lexeme)));
      this.#lists.set(lexeme, list);
    }
    const posting = list.seek(this.title);
    return posting < 0 ? none : positions.subarray(places[posting], places[posting + 1]);
  }
}

const none = new Uint16Array();

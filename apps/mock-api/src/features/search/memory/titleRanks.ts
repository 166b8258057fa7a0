import { TermType } from '@catalogue/api-contract';
import type { SearchRow } from '../searchRows';
import { rankingRows, type Search } from '../searchTree';
import { PostingList } from './postingList';
import { rankOfAll, rankOfAny } from './rank';
import type { Segment } from './segment';
import { wordGroups, type LexemeOf } from './wordGroups';

/** `{D, C, B, A}`, as in the search by PostgreSQL. */
const rankWeights: Readonly<Record<SearchRow['column'], Float32Array>> = {
  [TermType.free]: Float32Array.of(0.05, 0.3, 0.5, 1),
  [TermType.title]: Float32Array.of(0, 0, 0, 1),
  [TermType.author]: Float32Array.of(0, 0, 1, 0),
  [TermType.subject]: Float32Array.of(0, 1, 0, 0),
};

/** A row of words, with what the rank of a title is worked out from. */
interface RankedRow {
  rank: typeof rankOfAny;
  lists: PostingList[];
  postings: Int32Array;
  weights: Float32Array;
}

/** How well titles match the words of a search. Titles must be asked in ascending order. */
export class TitleRanks {
  readonly #rows: RankedRow[];

  constructor(
    private readonly segment: Segment,
    search: Search,
    lexemeOf: LexemeOf,
  ) {
    this.#rows = rankingRows(search).flatMap((row) => {
      const groups = wordGroups(row, search.similar, lexemeOf);
      const words = [...new Set(groups.flat())]
        .map((lexeme) => Buffer.from(lexeme))
        .sort((a, b) => Buffer.compare(a, b));
      if (words.length === 0) return [];
      return {
        rank: groups.length > 1 && words.length > 1 ? rankOfAll : rankOfAny,
        lists: words.map((word) => new PostingList(segment, segment.lexemes.find(word))),
        postings: new Int32Array(words.length),
        weights: rankWeights[row.column],
      };
    });
  }

  /** In single precision, as PostgreSQL adds. */
  of(title: number): number {
    let sum = 0;
    for (const { rank, lists, postings, weights } of this.#rows) {
      for (let word = 0; word < lists.length; word += 1) postings[word] = (lists[word] as PostingList).seek(title);
      sum = Math.fround(sum + rank(this.segment, postings, weights));
    }
    return sum;
  }
}

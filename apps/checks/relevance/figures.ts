/** How well the first hits of a search answer it, from 0 to 1 each. */
export interface Figures {
  /** Whether the first hit is what the reader wants. */
  success1: number;
  /** Whether one of the first ten is. */
  success10: number;
  /** The gain of the first ten, less the later they stand, in relation to the best possible order: nDCG@10. */
  ndcg10: number;
}

export type Grade = 'best' | 'also' | 'none';

const shown = 10;
const gains: Readonly<Record<Grade, number>> = { best: 3, also: 1, none: 0 };

const gainOf = (grades: readonly Grade[]): number =>
  grades.slice(0, shown).reduce((sum, grade, place) => sum + gains[grade] / Math.log2(place + 2), 0);

/**
 * The figures of one search.
 *
 * @param hits the grades of its hits, in order
 * @param judged the grades of all titles that answer it
 */
export function figuresOf(hits: readonly Grade[], judged: readonly Grade[]): Figures {
  const ideal = gainOf([...judged].sort((a, b) => gains[b] - gains[a]));
  return {
    success1: hits[0] === 'best' ? 1 : 0,
    success10: hits.slice(0, shown).includes('best') ? 1 : 0,
    ndcg10: ideal === 0 ? 0 : gainOf(hits) / ideal,
  };
}

export function meanOf(all: readonly Figures[]): Figures {
  const mean = (figure: keyof Figures) => all.reduce((sum, each) => sum + each[figure], 0) / Math.max(1, all.length);
  return { success1: mean('success1'), success10: mean('success10'), ndcg10: mean('ndcg10') };
}

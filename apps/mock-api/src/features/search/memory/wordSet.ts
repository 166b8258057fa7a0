import type { Segment } from './segment';
import { TitleSet } from './titleSet';

/** The titles that have a lexeme of each group, with one of the weights, as bits. */
export function wordSet(segment: Segment, groups: readonly string[][], weights: number): TitleSet {
  const [first, ...others] = groups.map((lexemes) => {
    const set = new TitleSet(segment.size);
    for (const lexeme of new Set(lexemes)) addPostings(set, segment, lexeme, weights);
    return set;
  });
  return others.reduce((set, other) => set.intersect(other), first ?? new TitleSet(segment.size));
}

function addPostings(set: TitleSet, { lexemes, starts, titles, weights }: Segment, lexeme: string, wanted: number) {
  const number = lexemes.find(Buffer.from(lexeme));
  if (number === undefined) return;
  for (let posting = starts[number] as number; posting < (starts[number + 1] as number); posting += 1)
    if (((weights[posting] as number) & wanted) !== 0) set.add(titles[posting] as number);
}

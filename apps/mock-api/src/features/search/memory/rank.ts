import type { Segment } from './segment';

// How PostgreSQL's `ts_rank` weighs a title. It computes in single precision, step by step; the same steps here give
// the same numbers, and so the same order.
const single = Math.fround;

const farthest = 100;
const distances = Float32Array.from(
  { length: farthest + 1 },
  (_, distance) => 1 / (1.005 + 0.05 * Math.exp(distance / 1.5 - 2)),
);
const beyond = single(1e-30);
const nearness = (distance: number): number => (distance > farthest ? beyond : (distances[distance] as number));

// No pair of words has a distance.
const withoutPairs = single(1e-20);
const allOccurrences = 1.64493406685;

/** The rank of one word in a title: the sum of its occurrences, the best one first. */
function occurrences({ places, positions }: Segment, posting: number, weights: Float32Array): number {
  const start = places[posting] as number;
  const count = (places[posting + 1] as number) - start;
  let sum = 0;
  let best = -1;
  let bestPlace = 0;
  for (let place = 0; place < count; place += 1) {
    const weight = weights[(positions[start + place] as number) >>> 14] as number;
    sum = single(sum + single(weight / ((place + 1) * (place + 1))));
    if (weight > best) {
      best = weight;
      bestPlace = place;
    }
  }
  return single(single(best + sum) - single(best / ((bestPlace + 1) * (bestPlace + 1)))) / allOccurrences;
}

/**
 * The rank of a title for a search for any of several words.
 *
 * @param postings of each word in the title, or -1; in the order of the words
 */
export function rankOfAny(segment: Segment, postings: Int32Array, weights: Float32Array): number {
  let rank = 0;
  for (const posting of postings) {
    if (posting >= 0) rank = single(rank + occurrences(segment, posting, weights));
  }
  return single(rank / postings.length);
}

/** The same for a search for all of several words: the nearer they are to each other, the higher. */
export function rankOfAll(segment: Segment, postings: Int32Array, weights: Float32Array): number {
  const { places, positions } = segment;
  let rank = -1;
  for (let word = 1; word < postings.length; word += 1) {
    const posting = postings[word] as number;
    if (posting < 0) continue;
    for (let earlier = 0; earlier < word; earlier += 1) {
      const other = postings[earlier] as number;
      if (other < 0) continue;
      for (let one = places[posting] as number; one < (places[posting + 1] as number); one += 1) {
        const position = positions[one] as number;
        for (let two = places[other] as number; two < (places[other + 1] as number); two += 1) {
          const second = positions[two] as number;
          const distance = Math.abs((position & 0x3fff) - (second & 0x3fff));
          if (distance === 0) continue;
          const product = single((weights[position >>> 14] as number) * (weights[second >>> 14] as number));
          const pair = single(Math.sqrt(single(product * nearness(distance))));
          rank = rank < 0 ? pair : single(1 - (1 - rank) * (1 - pair));
        }
      }
    }
  }
  return rank < 0 ? withoutPairs : rank;
}

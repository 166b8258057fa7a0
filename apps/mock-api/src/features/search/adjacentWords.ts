import { Operator, TermType } from '@catalogue/api-contract';
import type { SearchRow } from './searchRows';

/** How far apart nearby words may be: four places, so at most three words between. The documents give no number. */
export const nearestPlaces = 4;

const places = Array.from({ length: nearestPlaces }, (_, at) => at + 1);
const allWeights = ['A', 'B', 'C', 'D'];
const weightsOf: Readonly<Record<SearchRow['column'], readonly string[]>> = {
  [TermType.free]: allWeights,
  [TermType.title]: ['A'],
  [TermType.author]: ['B'],
  [TermType.subject]: ['C'],
};

/** Whether the row's operator refers to the row right above it: D1 §9, next, after and before. */
export const isAdjacent = ({ operator }: Pick<SearchRow, 'operator'>): boolean =>
  operator === Operator.next || operator === Operator.after || operator === Operator.before;

type Pair = readonly [first: SearchRow, second: SearchRow];

/** The possible orders of two rows: after the row above, before it, or either. */
export const ordersOf = (above: SearchRow, row: SearchRow): Pair[] => [
  ...(row.operator === Operator.before ? [] : [[above, row] as const]),
  ...(row.operator === Operator.after ? [] : [[row, above] as const]),
];

/** The words of a row in their order, as they stand in its phrase. */
export const keyWords = ({ key }: SearchRow): string[] => key.split(' ').filter(Boolean);

const sharedWeights = (above: SearchRow, row: SearchRow): string[] =>
  weightsOf[above.column].filter((weight) => weightsOf[row.column].includes(weight));

/** Whether words of both columns can be in one field. */
export const shareField = (above: SearchRow, row: SearchRow): boolean => sharedWeights(above, row).length > 0;

type Similar = ReadonlyMap<string, readonly string[]>;

/** The words of a row as a phrase, in a field with this weight or in any. Words contain letters and digits only. */
const phraseQuery = (row: SearchRow, similar: Similar, weight = ''): string =>
  `(${keyWords(row)
    .map((word) => `(${[word, ...(similar.get(word) ?? [])].map((each) => `'${each}'${weight}`).join(' | ')})`)
    .join(' <-> ')})`;

/** The tsquery of two rows near each other, each row's words as a phrase, both in one field. */
export const adjacentQuery = (above: SearchRow, row: SearchRow, similar: Similar): string =>
  sharedWeights(above, row)
    .flatMap((weight) =>
      ordersOf(above, row).flatMap((order) => {
        const [first, second] = order.map((side) => phraseQuery(side, similar, `:${weight}`));
        return places.map((place) => `(${first} <${place}> ${second})`);
      }),
    )
    .join(' | ');

/** The tsquery of the phrases of both rows, wherever they stand. */
export const phrasesQuery = (above: SearchRow, row: SearchRow, similar: Similar): string =>
  [above, row].map((side) => phraseQuery(side, similar)).join(' & ');

/** The same as a regular expression, for a text that is compared word by word (`searchKey`). */
export const adjacentPattern = (above: SearchRow, row: SearchRow): string =>
  ordersOf(above, row)
    .map(([first, second]) => `\\m${first.key}\\M( \\w+){0,${nearestPlaces - 1}} \\m${second.key}\\M`)
    .join('|');

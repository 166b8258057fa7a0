import * as fc from 'fast-check';
import { isObject, type Formatted } from './forbidden';

/** The path of a value in a body. */
type Path = readonly (string | number)[];

// Limits of integers, dates at the edge or invalid, and texts that databases and parsers have trouble with.
const numbers = [-2_147_483_649, -2_147_483_648, -1, 0, 1.5, 2_147_483_647, 2_147_483_648, 3_000_000_000, 1e21];
const dates = ['0000-01-01', '9999-12-31', '2026-02-30', '2026-13-01', '31/02/2026', '01/01/0000'];
const words = ['', ' ', 'abc', '\0', '\ud800', 'a\ud800z', '%', "'", 'null', '[]', '1e9', '٣', 'x'.repeat(10_000)];
const long = { minLength: 1, maxLength: 40, unit: 'grapheme' } as const;

/** For addresses. */
export const edgeCaseTexts: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...words, ...dates, ...numbers.map(String), '99999999999999999999') },
  { weight: 1, arbitrary: fc.string(long) },
);

/** For bodies. */
const edgeCaseValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: edgeCaseTexts },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...numbers, null, true, [], {}, [null], ['\ud800'], [[]]) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

/** The body itself, each value in it, and each field that its schema names. */
function placesOf(value: unknown, schema: Formatted, path: Path = []): Path[] {
  const shapes = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const inner = Array.isArray(value)
    ? value.map((entry, index) => placesOf(entry, shapes.find(({ items }) => items)?.items ?? {}, [...path, index]))
    : isObject(value)
      ? namesOf(value, shapes).map((name) =>
          placesOf(value[name], shapes.find(({ properties }) => properties?.[name])?.properties?.[name] ?? {}, [
            ...path,
            name,
          ]),
        )
      : [];
  return [path, ...inner.flat()];
}

const namesOf = (value: object, shapes: readonly Formatted[]): string[] => [
  ...new Set([...Object.keys(value), ...shapes.flatMap(({ properties = {} }) => Object.keys(properties))]),
];

/** A copy with another value at one path; without the field if that value is undefined. */
function changed(value: unknown, [first, ...rest]: Path, other: unknown): unknown {
  if (first === undefined) return other;
  if (Array.isArray(value))
    return value.map((entry: unknown, index) => (index === first ? changed(entry, rest, other) : entry));
  const fields = isObject(value) ? value : {};
  return { ...fields, [first]: changed(fields[first], rest, other) };
}

/** A valid body with one change: another value, a missing field or an unknown one. */
export const mutatedBody = (right: fc.Arbitrary<unknown>, schema: Formatted): fc.Arbitrary<unknown> =>
  fc
    .tuple(right, fc.nat(), fc.oneof({ weight: 7, arbitrary: edgeCaseValues }, fc.constant(undefined)), fc.string(long))
    .map(([value, number, other, name]) => {
      const places = placesOf(value, schema);
      if (isObject(value) && number % (places.length + 1) === places.length) return { ...value, [name]: other ?? null };
      const place = places[number % places.length] ?? [];
      return changed(value, place, place.length === 0 ? (other ?? null) : other);
    });

/**
 * Whether a value from the browser's storage is what the app stores today. The first page checks several of them, so
 * this does without zod.
 */
export type Shape<Value> = (value: unknown) => value is Value;

export const isText: Shape<string> = (value) => typeof value === 'string';
export const isNumber: Shape<number> = (value) => typeof value === 'number';
export const isFlag: Shape<boolean> = (value) => typeof value === 'boolean';

export const oneOf =
  <Value>(values: readonly Value[]): Shape<Value> =>
  (value): value is Value =>
    values.some((one) => one === value);

export const optional =
  <Value>(is: Shape<Value>): Shape<Value | undefined> =>
  (value): value is Value | undefined =>
    value === undefined || is(value);

export const nullable =
  <Value>(is: Shape<Value>): Shape<Value | null> =>
  (value): value is Value | null =>
    value === null || is(value);

export const listOf =
  <Value>(is: Shape<Value>): Shape<Value[]> =>
  (value): value is Value[] =>
    Array.isArray(value) && value.every(is);

/** An object, which JSON writes in braces. */
export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const recordOf =
  <Value>(is: Shape<Value>): Shape<Record<string, Value>> =>
  (value): value is Record<string, Value> =>
    isFields(value) && Object.values(value).every(is);

/** Further fields, of another version, do no harm. */
export const objectOf =
  <Fields extends object>(fields: { [Name in keyof Required<Fields>]: Shape<Fields[Name]> }): Shape<Fields> =>
  (value): value is Fields =>
    isFields(value) && Object.entries<Shape<unknown>>(fields).every(([name, is]) => is(value[name]));

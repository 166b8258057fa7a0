/** The value that such a part of the others does not exceed; 0 of none. */
export const percentile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

/** The value in the middle; 0 of none. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);

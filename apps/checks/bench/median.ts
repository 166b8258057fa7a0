/** The percentile of a fraction from 0 to 1; 0 for no values. */
export const percentile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

/** 0 for no values. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);

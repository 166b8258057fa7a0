/** What is wrong with a line of a table that is to be stored: a sentence about one of its columns; about none if that is empty. */
export interface LineError {
  /** Null: about the file as a whole. */
  line: number | null;
  column: string;
  sentence: string;
}

/** As many errors are listed; a table in a wrong form has one in each line. */
export const maxErrors = 20;

/** A table that cannot be stored, and why. */
export class TableRefused extends Error {
  /** The first ones. */
  readonly errors: readonly LineError[];
  readonly hasMore: boolean;

  constructor(
    readonly table: string,
    errors: readonly LineError[],
  ) {
    super(`${table} cannot be stored`);
    this.errors = errors.slice(0, maxErrors);
    this.hasMore = errors.length > maxErrors;
  }
}

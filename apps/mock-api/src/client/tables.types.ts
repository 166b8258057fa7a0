/** Tables of people and loans in CSV (UTF-8), in base64. */
export interface NewTables {
  people?: { name: string; base64: string } | undefined;
  loans?: { name: string; base64: string } | undefined;
  /** Only finds errors. */
  dry_run?: boolean | undefined;
}

/** What may be wrong with a table: with its file, a line, or one of its values. */
export type TableErrorCode =
  | 'fileEmpty'
  | 'fileUnreadable'
  | 'notUtf8'
  | 'quoteNotClosed'
  | 'quoteInside'
  | 'lineTooLong'
  | 'lineCount'
  | 'columnUnknown'
  | 'columnTwice'
  | 'columnMissing'
  | 'cellCount'
  | 'missing'
  | 'tooLong'
  | 'controlCharacter'
  | 'spaces'
  | 'email'
  | 'phone'
  | 'cpf'
  | 'password'
  | 'passwordCommon'
  | 'passwordCount'
  | 'day'
  | 'afterToday'
  | 'beforeLoan'
  | 'personTwice'
  | 'demoPerson'
  | 'copyUnknown'
  | 'personUnknown'
  | 'loanTwice'
  | 'outTwice'
  | 'onLoan'
  | 'notLendable';

/** What came of tables: what is new, changed and known in each, or the first errors of one. */
export interface StoredTables {
  stored: boolean;
  people: { new: number; changed: number; unchanged: number } | null;
  loans: { new: number; changed: number; unchanged: number } | null;
  /** `line` null: about the file as a whole; `column` empty: about the line as a whole. */
  errors: {
    table: 'people' | 'loans';
    line: number | null;
    column: string;
    code: TableErrorCode;
    /** The values that a sentence about it names. */
    facts: Record<string, string | number>;
  }[];
  has_more_errors: boolean;
}

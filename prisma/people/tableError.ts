import type { TableErrorCode } from '@catalogue/api-contract';

/** What is wrong with a line of a table that is to be stored. */
export interface TableError {
  /** Null: about the file as a whole. */
  line: number | null;
  /** Empty: about the line as a whole. */
  column: string;
  code: TableErrorCode;
  /** The values that its sentence names. */
  facts: Readonly<Record<string, string | number>>;
}

/** As many errors are listed; a table in a wrong form has one in each line. */
export const maxErrors = 20;

/** A table that cannot be stored, and why. */
export class TableRefused extends Error {
  /** The first ones. */
  readonly errors: readonly TableError[];
  readonly hasMore: boolean;

  constructor(
    readonly table: string,
    errors: readonly TableError[],
  ) {
    super(`${table} cannot be stored`);
    this.errors = errors.slice(0, maxErrors);
    this.hasMore = errors.length > maxErrors;
  }
}

const sentences: Readonly<Record<TableErrorCode, string>> = {
  fileEmpty: 'is empty',
  fileUnreadable: 'cannot be read ({reason})',
  notUtf8: 'is not in UTF-8: in Excel, save it as "CSV UTF-8"',
  quoteNotClosed: 'a quotation mark is not closed',
  quoteInside: 'a quotation mark is inside a value that does not begin with one',
  lineTooLong: 'this line is longer than {most} characters',
  lineCount: 'is beyond the {most} lines that are taken at once',
  columnUnknown: 'column {at} ("{name}") is not known here. The columns are {columns}',
  columnTwice: 'column {at} ("{name}") is there twice. The columns are {columns}',
  columnMissing: 'there is no column "{name}". The columns are {columns}',
  cellCount: 'there are {values} values for {columns} columns',
  missing: 'must not be empty',
  tooLong: 'must have at most {most} characters',
  controlCharacter: 'must not have line breaks or control characters',
  spaces: 'must have no spaces',
  email: 'must be an e-mail address',
  phone: 'must be a phone number such as (31) 99876-5432',
  cpf: 'must be 11 digits with right check digits; in Excel, format the column as text',
  password:
    'must have {least} to {most} characters with a digit, capital and small letters and one of {signs}, and no part of the name',
  passwordCommon: 'is a common word with digits or signs around it, which is tried first',
  passwordCount:
    'comes after the first {most} new passwords, the most that one table may have: split the table, or leave the column empty',
  day: 'must be a day such as 2026-03-31 or 31/03/2026',
  afterToday: 'is after today, {today}',
  beforeLoan: 'is before data_saida',
  personTwice: 'is the same person as in line {other}',
  demoPerson: 'belongs to a demo person: choose another, or start without them (DEMO=false)',
  copyUnknown: 'is not the barcode of a copy of the library',
  personUnknown: "is nobody's: give this person in the table of people",
  loanTwice: 'is the same loan as in line {other}',
  outTwice: 'is out already in line {other}',
  onLoan: 'is on loan already',
  notLendable: 'cannot be out: its state is {state}',
};

/** An error as the end of a sentence about its column, for commands; screens have texts of their own. */
export const sentenceOf = ({ code, facts }: Pick<TableError, 'code' | 'facts'>): string =>
  sentences[code].replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ''));

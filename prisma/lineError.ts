/** What is wrong with a line of a table that is to be stored: a sentence about one of its columns. */
export interface LineError {
  line: number;
  column: string;
  sentence: string;
}

/** As many errors are listed; a table in a wrong form has one in each line. */
export const maxErrors = 20;

/** A row of a reply as the database has it: these codes are numbers. */
export type CodedRow<Row, Codes extends keyof Row> = Omit<Row, Codes> & Record<Codes, number>;

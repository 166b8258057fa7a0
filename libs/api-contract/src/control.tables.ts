import * as z from 'zod/mini';
import { maxTableBytes, tableErrorCodes } from './control.codes';
import { defineContract } from './endpoint';
import { assumed } from './fields';

const Csv = z.strictObject({
  name: assumed(z.string().check(z.trim(), z.minLength(1), z.maxLength(255))),
  base64: assumed(z.string().check(z.regex(/^[A-Za-z\d+/]*={0,2}$/))),
});

const TableName = z.enum(['people', 'loans']);

/** How many lines of a table are new, change what is stored, or are stored already. */
const StoredLines = z.object({ new: assumed(z.int()), changed: assumed(z.int()), unchanged: assumed(z.int()) });

/** People and their loans from tables, for who has no terminal. */
export const tables = defineContract({
  storeTables: {
    id: 'mock-tables-store',
    summary:
      'Stores people and loans from tables in CSV, all or nothing; `dry_run` only finds errors. Those are in the reply, the first twenty of one table',
    method: 'POST',
    path: '/__mock/tables',
    access: 'none',
    body: z.strictObject({
      people: assumed(z.optional(Csv)),
      loans: assumed(z.optional(Csv)),
      dry_run: assumed(z.optional(z.boolean())),
    }),
    // In base64, with the JSON around it.
    maxBytes: Math.ceil((maxTableBytes * 4) / 3) + 4096,
    reply: z.object({
      stored: assumed(z.boolean()),
      people: assumed(z.nullable(StoredLines)),
      loans: assumed(z.nullable(StoredLines)),
      /** Of one of the tables. `line` null: about the file as a whole; `column` empty: about the line as a whole. */
      errors: assumed(
        z.array(
          z.object({
            table: assumed(TableName),
            line: assumed(z.nullable(z.int())),
            column: assumed(z.string()),
            code: assumed(z.enum(tableErrorCodes)),
            /** The values that a sentence about it names. */
            facts: assumed(z.record(z.string(), z.union([z.string(), z.number()]))),
          }),
        ),
      ),
      has_more_errors: assumed(z.boolean()),
    }),
  },
  getExampleTables: {
    id: 'mock-tables-example',
    summary: 'An example of each table as CSV: people with new passwords, and loans of them, of copies on the shelf',
    method: 'GET',
    path: '/__mock/tables/example',
    access: 'none',
    reply: z.object({ people: assumed(z.string()), loans: assumed(z.string()) }),
  },
});

import { maxTableLines, maxTablePasswords, type control, type tables } from '@catalogue/api-contract';
import { TableRefused } from '@catalogue/database/people/tableError';
import { exampleLoans, examplePeople } from '@catalogue/database/people/exampleTables';
import type { TableFile } from '@catalogue/database/people/readCsv';
import { readTables, storeTables } from '@catalogue/database/people/storeTables';
import { Readable } from 'node:stream';
import type { Handlers } from '../../http/serve';
import type { Tenants } from '../../tenants/tenants';
import { storedHash } from '../session/session.public';

// The tables are told apart by these names; what the files are called is the screen's.
function tableOf(name: 'people' | 'loans', file: { base64: string } | undefined): TableFile | null {
  if (file === undefined) return null;
  const bytes = Buffer.from(file.base64, 'base64');
  return { name, open: () => Readable.from([bytes], { objectMode: false }) };
}

/** What `npm run people` does, for who has no terminal (decision 039). */
export const tablesHandlers = (tenants: Tenants): Pick<Handlers<typeof control>, keyof typeof tables> => ({
  async storeTables({ body }, deps) {
    const { tenant, today } = deps;
    const dryRun = body.dry_run ?? false;
    const given = [tableOf('people', body.people), tableOf('loans', body.loans)] as const;
    try {
      const read = await readTables(...given, today(), { maxLines: maxTableLines });
      const stored = await tenants.inTransaction(tenant, (db) =>
        storeTables(db, read, {
          dryRun,
          hash: (password) => storedHash(deps, password),
          maxPasswords: maxTablePasswords,
        }),
      );
      return { ...stored, stored: !dryRun, errors: [], has_more_errors: false };
    } catch (error) {
      if (!(error instanceof TableRefused)) throw error;
      const table = error.table === 'people' ? 'people' : 'loans';
      const errors = error.errors.map((one) => ({ table, ...one }) as const);
      return { stored: false, people: null, loans: null, errors, has_more_errors: error.hasMore };
    }
  },

  async getExampleTables(_, { tenant, today }) {
    const loans = await tenants.inTransaction(tenant, (db) => exampleLoans(db, today()));
    return { people: examplePeople(), loans };
  },
});

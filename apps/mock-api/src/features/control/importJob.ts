import { finishRun, lockRun, lockRunToUndo } from '@catalogue/database/importRuns';
import { undoImport } from '@catalogue/database/undoImport';
import { emptyResult } from '@catalogue/marc-import/counts';
import { importFile } from '@catalogue/marc-import/importFile';
import { updateSuggestionWords } from '@catalogue/marc-import/finishImport';
import { sourceOf } from '@catalogue/marc-import/source';
import { changesOf } from '../../database';
import type { Tenant } from '../../tenants/tenant';
import type { Tenants } from '../../tenants/tenants';
import type { WorkSession } from '../../tenants/workSessions';
import { findFileToImport, MessageStore, piecesOf } from './importJob.store';

type Work = (session: WorkSession) => Promise<void>;

/**
 * Begins work on an import, which goes on after the call that asks for it. False if another server or command is at work on
 * it. A session that ends (a stop, a reset, the end of this server) ends the work; what is stored stays.
 */
async function begin(
  tenants: Tenants,
  tenant: Tenant,
  run: number,
  lock: typeof lockRun,
  work: Work,
): Promise<boolean> {
  const session = await tenants.workSessions.open(tenant.database);
  if (!(await lock(session.db, run))) {
    await session.end();
    return false;
  }
  void work(session)
    .catch((error: unknown) => session.report(error, `import ${run} was interrupted`))
    .finally(() => session.end());
  return true;
}

/** Imports the file that was sent, after the last record that is stored. */
export const startImport = (tenants: Tenants, tenant: Tenant, run: number): Promise<boolean> =>
  begin(tenants, tenant, run, lockRun, async ({ db, reader }) => {
    const { deps } = tenant;
    const file = await findFileToImport(db, run);
    const messages = new MessageStore(run, file);
    const imported = { ...emptyResult(file.name), run };
    await importFile(
      db,
      sourceOf(file.name, piecesOf(reader, run), file.bytes),
      imported,
      {
        ...file.options,
        libraries: { names: new Map(), fallback: null },
        today: deps.today(),
        dryRun: false,
      },
      { run, place: 1, committed: file.committed, report: messages, rejects: nowhere },
      {
        log: () => undefined,
        progress: () => changesOf(deps.db).increment(),
      },
    );
    if (file.committed + imported.new + imported.updated > 0) await updateSuggestionWords(db);
    await finishRun(db, run, deps.clock.now());
    changesOf(deps.db).increment();
  });

/** Undoes an import; what it has changed until it is stopped stays undone. */
export const startUndo = (tenants: Tenants, tenant: Tenant, run: number): Promise<boolean> =>
  begin(tenants, tenant, run, lockRunToUndo, async ({ db }) => {
    const { deps } = tenant;
    await undoImport(db, run, {
      at: deps.clock.now(),
      onProgress: () => changesOf(deps.db).increment(),
    });
    changesOf(deps.db).increment();
  });

// The report names them; who wants their bytes has the file.
const nowhere = { path: null, write: () => undefined, close: () => undefined };

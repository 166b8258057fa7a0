import type { Client } from 'pg';
import { nameLibraries } from '@catalogue/database/findLibraries';
import { listRuns, lockRunToUndo, type ListedRun } from '@catalogue/database/importRuns';
import { undoImport, type KeptTitle } from '@catalogue/database/undoImport';
import { commandLine } from '@catalogue/command-kit/commandLine';
import { Failure } from '@catalogue/command-kit/failure';
import { printable } from '@catalogue/command-kit/printable';
import { progressBar } from '@catalogue/command-kit/progress';
import { inSession } from '@catalogue/local-postgres/query';
import { shareContentLock } from '../databaseLocks';

type Print = (line: string) => void;

const inDatabase = <T>(url: string, work: (db: Client) => Promise<T>): Promise<T> =>
  inSession(url, async (db) => {
    await shareContentLock(db);
    return work(db);
  });

const stateOf = ({ undone_at, finished_at, is_at_work }: ListedRun): string =>
  undone_at ? 'undone' : is_at_work ? 'under way' : finished_at ? '' : 'interrupted';

/** Lists the imports, the latest first. */
export async function printRuns(url: string, print: Print = console.log): Promise<number> {
  const runs = await inDatabase(url, listRuns);
  if (runs.length === 0) print('Nothing has been imported.');
  for (const run of runs) {
    const when = run.started_at.toISOString().slice(0, 16).replace('T', ' ');
    const counts = `${run.added} new, ${run.updated} updated`;
    print(printable([run.id, when, run.files.join(' '), counts, stateOf(run)].filter(Boolean).join('  ')));
  }
  return 0;
}

const REASONS: Record<KeptTitle['reason'], string> = {
  'in use': 'something refers to it: a loan, a hold, a comment …',
  'changed since': 'a later import changed it; undo that one first',
};

/** Undoes an import and names what is kept. Exit code 1 if anything is. */
export async function undoRun(url: string, id: number, print: Print = console.log): Promise<number> {
  const bar = progressBar(`Undoing import ${id}`);
  return inDatabase(url, async (db) => {
    const run = (await listRuns(db)).find((each) => each.id === id);
    if (!run) throw new Failure(`There is no import ${id}: "${commandLine('import', '--runs')}" lists them.`);
    if (!(await lockRunToUndo(db, id))) throw new Failure(`Import ${id} is under way: undo it when it is over.`);
    const { removed, restored, kept } = await undoImport(db, id, {
      at: new Date(),
      onProgress: (done, total) => bar.show(done, total, 'titles'),
    });
    bar.end();
    for (const { cod_acervo, titulo, reason } of kept)
      print(printable(`Title ${cod_acervo} "${titulo}" is kept: ${REASONS[reason]}.`));
    print(`Import ${id}: ${removed} titles removed, ${restored} have their earlier record again, ${kept.length} kept.`);
    return kept.length === 0 ? 0 : 1;
  });
}

/** Gives libraries that exist another name or campus, by their code. */
export async function nameExistingLibraries(
  url: string,
  names: ReadonlyMap<string, string>,
  campuses: ReadonlyMap<string, string>,
  print: Print = console.log,
): Promise<number> {
  const unknown = await inDatabase(url, async (db) => {
    await db.query('BEGIN');
    const left = await nameLibraries(db, names, campuses);
    await db.query(left.length === 0 ? 'COMMIT' : 'ROLLBACK');
    return left;
  });
  if (unknown.length > 0) throw new Failure(`No library has the code ${unknown.join(', ')}. Nothing was changed.`);
  for (const [code, name] of names) print(printable(`The library ${code} is now called "${name}".`));
  for (const [code, campus] of campuses) print(printable(`The library ${code} is now on the campus "${campus}".`));
  return 0;
}

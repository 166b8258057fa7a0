import { Client } from 'pg';
import { nameLibraries } from '@catalogue/database/findLibraries';
import { beginRun, finishRun, lockRun, type ImportRun } from '@catalogue/database/importRuns';
import { shareContentLock } from '../databaseLocks';
import { commandLine } from '@catalogue/command-kit/commandLine';
import { codeOf, Failure, messageOf } from '@catalogue/command-kit/failure';
import { printable } from '@catalogue/command-kit/printable';
import { progressBar, step } from '@catalogue/command-kit/progress';
import { atShutdown } from '@catalogue/command-kit/shutdown';
import { emptyResult, type ImportResult } from '@catalogue/marc-import/counts';
import { updateSuggestionWords } from '@catalogue/marc-import/finishImport';
import { importFile, type ImportFileOptions, type ImportObserver } from '@catalogue/marc-import/importFile';
import type { Source } from '@catalogue/marc-import/source';
import { Rejects } from './rejects';
import { Report } from './report';

/** The output of the import. */
export interface Screen {
  log(line: string): void;
  bar: typeof progressBar;
}

/**
 * Imports the files one after the other into the database at `url`. If the command is ended meanwhile, the current batch is
 * rolled back, and earlier ones stay.
 */
export async function importFiles(
  url: string,
  sources: readonly Source[],
  options: ImportFileOptions & { campuses?: ReadonlyMap<string, string> },
  { log, bar }: Screen = { log: console.log, bar: progressBar },
): Promise<ImportResult[]> {
  const db = new Client({ connectionString: url, keepAlive: true });
  // The next query throws.
  db.on('error', () => undefined);
  await db.connect();
  const all: ImportResult[] = [];
  let isOver = false;
  atShutdown(async () => {
    if (isOver) return;
    await db.end();
    log(`\nInterrupted${place(all)}.`);
  });
  try {
    await shareContentLock(db);
    const run = options.dryRun ? null : await begin(db, sources, options);
    for (const [index, source] of sources.entries()) {
      const imported = { ...emptyResult(source.name), run: run?.id ?? null };
      all.push(imported);
      const { committed, complete } = run?.files[index] ?? { committed: 0, complete: false };
      if (complete) {
        log(`${printable(source.name)} is imported already.`);
        imported.complete = true;
        continue;
      }
      const file = { run: run?.id ?? null, place: index + 1, committed };
      const append = committed > 0;
      await withProgress(source, imported, { log, bar }, (watcher) => {
        const report = new Report(source.path, watcher.log, append);
        const rejects = new Rejects(source.path, watcher.log, { append });
        return importFile(db, source, imported, options, { ...file, report, rejects }, watcher);
      });
    }
    if (run) {
      await nameLibraries(db, new Map(), options.campuses ?? new Map<string, string>());
      await finishRun(db, run.id, new Date());
    }
    const isChanged = all.some((imported) => imported.new + imported.updated > 0);
    if (isChanged && !options.dryRun) await step('Updating the words for suggestions', () => updateSuggestionWords(db));
    isOver = true;
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    throw new Failure(`The database stopped the import (${messageOf(error)})${place(all)}.`);
  } finally {
    await db.end();
  }
  return all;
}

/** A run of these files with these options; the last one again if it was interrupted. */
async function begin(
  db: Client,
  sources: readonly Source[],
  { source, encoding, libraries }: ImportFileOptions,
): Promise<ImportRun> {
  const versions = sources.map(({ version }) => version);
  const choices = [source, encoding, [...libraries.names], libraries.fallback];
  const signature = versions.includes(null) ? null : JSON.stringify([versions, choices]);
  const run = await beginRun(db, { signature, names: sources.map(({ name }) => name), at: new Date() });
  if (!(await lockRun(db, run.id)))
    throw new Failure(
      `Import ${run.id}, of the same files, is under way: "${commandLine('import', '--runs')}" lists it.`,
    );
  return run;
}

const place = (all: readonly ImportResult[]): string => {
  const { name = 'the beginning', committed = 0 } = all.at(-1) ?? {};
  return ` in ${name} after record ${committed}. All records up to there are imported; run the same command to continue`;
};

// SQLSTATE: 08 connection, 53 insufficient resources, 57 operator intervention. A lost session has no code.
const isDatabaseFailure = (error: unknown): boolean =>
  /^(08|53|57)...$|^E[A-Z]+$/.test(codeOf(error) ?? '') ||
  (error instanceof Error && /connection terminated|not queryable/i.test(error.message));

async function withProgress(
  source: Source,
  imported: ImportResult,
  screen: Screen,
  work: (watcher: ImportObserver) => Promise<void>,
): Promise<void> {
  const started = performance.now();
  const seconds = (): number => (performance.now() - started) / 1000;
  const bar = screen.bar(printable(source.name));
  const [unit, bytes] = (source.totalBytes ?? Infinity) < 1_000_000 ? ['kB', 1000] : ['MB', 1_000_000];
  const progress = (): void => {
    const done = source.readBytes();
    const total = source.totalBytes ?? done;
    const stored = imported.committed - imported.resumedAfter;
    const isKnown = source.totalBytes !== null && stored > 0;
    const left = isKnown ? ` | ${timeOf((seconds() * (total - done)) / done)} left` : '';
    const rate = Math.round(stored / seconds());
    bar.show(
      rounded(done / bytes),
      rounded(total / bytes),
      `${unit} | ${imported.committed} records | ${rate} records/s${left}`,
    );
  };
  // The first batch may take a while.
  progress();
  const ticking = setInterval(progress, 1000);
  try {
    await work({
      log(line) {
        // Overwrites the progress bar.
        if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
        screen.log(printable(line));
      },
      progress,
    });
  } finally {
    clearInterval(ticking);
    bar.end();
    imported.seconds = seconds();
  }
}

const rounded = (size: number): number => Math.round(size * 10) / 10;

const timeOf = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;

import { execFileSync } from 'node:child_process';
import { closeSync, fsyncSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '@catalogue/command-kit/failure';
import { atShutdown } from '@catalogue/command-kit/shutdown';
import { acknowledged, answerOf, refused } from './answers';
import { Ledger } from './ledger';
import { dataFolder, startOn, withDatabase } from './ownServer';

/** The replies to readers and writers while something was away, and afterwards. */
interface Outage {
  what: string;
  /** Calls during the outage by how they were answered: to be refused with a time to wait is the promise. */
  answers: Record<string, number>;
  /** Seconds from the end of the outage until reads and writes succeed again; null: never. */
  recovered: number | null;
  written: number;
  lost: number;
}

const outageSeconds = 30;
const recoverySeconds = 60;
const diskMegabytes = 700;
const asItShould = new Set([acknowledged, refused]);

/** The database away, and its disk full, for half a minute each; prints a table and returns why it failed. */
export async function runOutages(): Promise<string[]> {
  const rows = [await withoutDatabase(), await withFullDisk()];
  console.log(rows.map(describe).join('\n'));
  return rows.flatMap(({ what, answers, recovered, written, lost }) => [
    ...Object.entries(answers)
      .filter(([answer]) => !asItShould.has(answer))
      .map(([answer, count]) => `${what}: ${count} calls were answered ${answer}.`),
    ...(answers[refused] ? [] : [`${what}: no call was refused, so the outage proves nothing.`]),
    ...(recovered === null ? [`${what}: it did not go on within ${recoverySeconds} s.`] : []),
    ...(lost > 0 ? [`${what}: ${lost} of ${written} acknowledged writes are lost.`] : []),
  ]);
}

const describe = ({ what, answers, recovered, written, lost }: Outage): string =>
  [
    `${what} for ${outageSeconds} s`,
    ...Object.entries(answers).map(([answer, count]) => `  ${String(count).padStart(6)} calls: ${answer}`),
    `  went on ${recovered === null ? 'never' : `after ${recovered.toFixed(1)} s`}; of ${written} acknowledged writes ${lost} are lost`,
  ].join('\n');

async function withoutDatabase(): Promise<Outage> {
  const folder = dataFolder();
  return duringOutage(folder, 'The database does not answer', {
    begin: () => signal(processesOf(folder), 'SIGSTOP'),
    end: () => signal(processesOf(folder), 'SIGCONT'),
  });
}

/** On a small file system of its own in memory, so that nobody else's disk is filled. */
async function withFullDisk(): Promise<Outage> {
  if (process.getuid?.() !== 0)
    throw new Failure('The disk is filled on a file system of its own, which only root can mount: run this as root.');
  const folder = dataFolder();
  const unmount = () => void execFileSync('umount', ['--lazy', folder]);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=755`, 'soak', folder]);
  atShutdown(unmount);
  const ballast = join(folder, 'ballast');
  return duringOutage(folder, 'The disk is full', {
    begin: () => fill(ballast),
    end: () => rmSync(ballast),
  });
}

async function duringOutage(folder: string, what: string, outage: { begin(): void; end(): void }): Promise<Outage> {
  const ledger = new Ledger();
  const server = await startOn(folder, { stderr: 'ignore' });
  const answers: Record<string, number> = {};
  const write = () => ledger.write(server.address, AbortSignal.timeout(3000));
  await write();
  const writeOnce = await ledger.openWriter(server.address);
  outage.begin();
  const end = performance.now() + outageSeconds * 1000;
  while (performance.now() < end) {
    for (const answer of await Promise.all([readOnce(server.address), writeOnce(), openSandbox(server.address)]))
      answers[answer] = (answers[answer] ?? 0) + 1;
    await pause(100);
  }
  outage.end();
  const ended = performance.now();
  const recovered = await untilWell(server.address, writeOnce).then(
    () => (performance.now() - ended) / 1000,
    () => null,
  );
  await write();
  await server.stop();
  const lost = await withDatabase(folder, (url) => ledger.lostIn(url));
  return { what, answers, recovered, written: ledger.length, lost };
}

const readOnce = (address: string): Promise<string> =>
  answerOf(fetch(`${address}/api/consulta?termo_pesquisa=${Math.random()}`, { headers: { lang: '1' } }));

/** A call that needs much space: a copy of the whole database. */
const openSandbox = (address: string): Promise<string> =>
  answerOf(
    fetch(`${address}/__mock/sandboxes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
  );

async function untilWell(address: string, writeOnce: () => Promise<string>): Promise<void> {
  const latest = performance.now() + recoverySeconds * 1000;
  for (;;) {
    const both = await Promise.all([readOnce(address), writeOnce()]);
    if (both.every((answer) => answer === acknowledged)) return;
    if (performance.now() > latest) throw new Failure('It does not recover.');
    await pause(200);
  }
}

/** The database's processes: the first one, whose number is in its own file, and its children. */
function processesOf(folder: string): number[] {
  const file = join(folder, 'postgres', 'cluster', 'data', 'postmaster.pid');
  const first = Number(readFileSync(file, 'utf8').split('\n')[0]);
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(first)], { encoding: 'utf8' });
  return [first, ...children.split('\n').filter(Boolean).map(Number)];
}

function signal(processes: number[], name: NodeJS.Signals): void {
  for (const id of processes)
    try {
      process.kill(id, name);
    } catch {
      // It has ended since the list was read.
    }
}

function fill(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (const size of [1024 * 1024, 4096]) {
      const bytes = Buffer.alloc(size);
      try {
        for (;;) writeSync(file, bytes);
      } catch {
        // Full for pieces of this size.
      }
    }
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

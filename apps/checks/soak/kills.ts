import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serverProcess } from '../bench/serverProcess';
import type { StartedServer } from '../bench/startServer';
import { killImports } from './importKills';
import { Ledger } from './ledger';
import { dataFolder, startOn, withDatabase } from './ownServer';

/** What became of one kind of process that was killed again and again. */
export interface Killed {
  what: string;
  kills: number;
  /** Acknowledged writes, or records that were stored. */
  written: number;
  lost: number;
  /** Of a start after a kill; what did not start again is missing. */
  seconds: number[];
}

// Before each kill.
const writesBefore = 20;

const victims: Record<string, (server: StartedServer, folder: string) => number> = {
  'API server': (server) => serverProcess(server).pid,
  // The first line of PostgreSQL's own file.
  database: (_, folder) =>
    Number(readFileSync(join(folder, 'postgres', 'cluster', 'data', 'postmaster.pid'), 'utf8').split('\n')[0]),
};

/** Kills each process with SIGKILL at so many moments of writing; prints a table and returns why it failed. */
export async function runKills(times: number): Promise<string[]> {
  const folder = dataFolder();
  const rows: Killed[] = [];
  for (const [what, victim] of Object.entries(victims)) rows.push(await killServer(folder, what, victim, times));
  rows.push(await killImports(folder, times));
  console.log(table(rows));
  return rows.flatMap(({ what, kills, written, lost, seconds }) => [
    ...(lost > 0 ? [`${what}: ${lost} of ${written} are lost or incomplete.`] : []),
    ...(written < kills ? [`${what}: only ${written} writes in ${kills} runs: the kills prove nothing.`] : []),
    ...(seconds.length < kills ? [`${what}: ${kills - seconds.length} starts did not recover by themselves.`] : []),
  ]);
}

async function killServer(folder: string, what: string, victim: (typeof victims)[string], kills: number) {
  const ledger = new Ledger();
  const seconds: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await startOn(folder, { stderr: 'ignore' });
    if (kill > 0) seconds.push(server.seconds);
    const writing = new AbortController();
    const enough = ledger.length + writesBefore;
    let isOver = false;
    const written = ledger.write(server.address, writing.signal).finally(() => (isOver = true));
    while (ledger.length < enough && !isOver) await pause(10);
    // Not in step with anything that the server does.
    await pause(Math.random() * 1000);
    process.kill(victim(server, folder), 'SIGKILL');
    await server.ended;
    writing.abort();
    await written;
  }
  const last = await startOn(folder, { stderr: 'ignore' });
  seconds.push(last.seconds);
  const lost = await withDatabase(folder, (url) => ledger.lostIn(url));
  await last.stop();
  return { what, kills, written: ledger.length, lost, seconds };
}

const table = (rows: readonly Killed[]): string =>
  [
    ['killed', 'kills', 'written', 'lost', 'recovered', 'slowest start'],
    ...rows.map(({ what, kills, written, lost, seconds }) => {
      const slowest = `${Math.max(0, ...seconds).toFixed(1)} s`;
      return [what, kills, written, lost, seconds.length, slowest];
    }),
  ]
    .map(
      ([what, ...figures]) => String(what).padEnd(12) + figures.map((figure) => String(figure).padStart(14)).join(''),
    )
    .join('\n');

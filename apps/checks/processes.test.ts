import { createTestDatabase, type TestDatabase } from '@catalogue/database/testing/testDatabase';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { withServingLock } from '@catalogue/tools/databaseLocks';
import { startServer, type ServerProcess } from './servers/serverProcesses';
import { Ledger, logins } from './soak/ledger';

const count = 3;

let database: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
  // The processes have the real clock.
  database = await createTestDatabase({ today: new Intl.DateTimeFormat('en-CA').format(new Date()) });
  server = await startServer(database.url, { PROCESSES: String(count) });
});
afterAll(async () => {
  await server.stop();
  await database.drop();
});

/** The processes that a process has started. */
const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/status`, 'utf8').includes(`\nPPid:\t${parent}\n`);
      } catch {
        // It has just ended.
        return false;
      }
    });

/** Also while a process is missing, of those that are there, and soon enough for who collects them. */
const metrics = async (): Promise<string> => {
  const began = performance.now();
  const reply = await fetch(`${server.address}/metrics`, { headers: { connection: 'close' } });
  const text = await reply.text();
  expect([reply.status, text]).toEqual([200, expect.stringContaining('catalogue_info')]);
  expect(performance.now() - began).toBeLessThan(4000);
  return text;
};
const processesIn = (text: string) =>
  [...text.matchAll(/^catalogue_info\{.*process="(\d+)".*\} 1$/gm)].map(([, number]) => Number(number)).sort();

it('a restore waits for a server that no command has started, and a process that is replaced does not wait for it', async () => {
  let isReplaced = false;
  const restoring = withServingLock(database.url, async () => void (isReplaced = true));
  const [first] = childrenOf(server.pid);
  if (first === undefined) throw new Error('There are no processes.');
  process.kill(first, 'SIGKILL');
  while (childrenOf(server.pid).includes(first) || processesIn(await metrics()).length < count) await pause(50);
  expect(isReplaced).toBe(false);
  await server.stop();
  await restoring;
  expect(isReplaced).toBe(true);
  server = await startServer(database.url, { PROCESSES: String(count) });
});

it('processes on one port share the calls, and any of them reports the metrics of all', async () => {
  const call = async () => {
    const reply = await fetch(`${server.address}/api/acervo/1`, { headers: { connection: 'close' } });
    return reply.status;
  };
  let calls = 0;
  let shares: number[] = [];
  // Which process takes a connection is the machine's choice.
  while (shares.length < 2) {
    const statuses = await Promise.all(Array.from({ length: 20 }, call));
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    calls += statuses.length;
    const text = await metrics();
    expect(processesIn(text)).toEqual([1, 2, 3]);
    const lines = text.matchAll(/^catalogue_calls_total\{call="getTitle",.*process="\d".*\} (\d+)$/gm);
    shares = [...lines].map(([, share]) => Number(share));
  }
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(calls);
});

it('a process that is killed under load loses nothing that was answered, and is replaced', async () => {
  const ledger = new Ledger();
  const untilWritten = async (writes: number) => {
    while (ledger.length < writes) await pause(10);
  };
  const answers: Record<string, number> = {};
  let isOver = false;
  const writers = await Promise.all(logins.map((login) => ledger.openWriter(server.address, login)));
  const writing = writers.map(async (change) => {
    while (!isOver) {
      const answer = await change();
      answers[answer] = (answers[answer] ?? 0) + 1;
    }
  });
  const before = childrenOf(server.pid);
  expect(before).toHaveLength(count);
  await untilWritten(20);
  process.kill(before[0] ?? 0, 'SIGKILL');
  await untilWritten(ledger.length + 20);
  isOver = true;
  await Promise.all(writing);
  const { done, ...cut } = answers;
  expect(done).toBeGreaterThanOrEqual(40);
  // What the killed one was doing was cut; each writer has one call under way.
  expect(Object.values(cut).reduce((sum, times) => sum + times, 0)).toBeLessThanOrEqual(logins.length);
  expect(await ledger.lostIn(database.url)).toBe(0);
  while (childrenOf(server.pid).length < count) await pause(50);
  expect(childrenOf(server.pid).filter((pid) => !before.includes(pid))).toHaveLength(1);
  while (processesIn(await metrics()).length < count) await pause(50);
  expect(processesIn(await metrics())).toEqual([1, 2, 3]);
});

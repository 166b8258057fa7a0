import { runOn } from '@catalogue/local-postgres/query';
import { setTimeout as pause } from 'node:timers/promises';
import { isUnavailable } from '../http/databaseErrors';
import { openTestDatabase } from '../testing/openTestDatabase';
import { Peers } from './peers';

let url: string;
let close: () => Promise<void>;
beforeAll(async () => {
  const database = await openTestDatabase({ seeded: false });
  ({ url, close } = database);
});
afterAll(() => close());

const opened: Peers[] = [];
const come = async () => {
  const peers = new Peers(url);
  opened.push(peers);
  await peers.join();
  return peers;
};
afterEach(async () => {
  jest.restoreAllMocks();
  for (const peers of opened.splice(0)) await peers.close();
});

const now = performance.now.bind(performance);
/** Lets it be so much later for what a server remembers. */
function later(milliseconds: number): void {
  jest.spyOn(performance, 'now').mockImplementation(() => now() + milliseconds);
}

it('a server knows of a new one before that one serves, and when it is alone again', async () => {
  const one = await come();
  expect(await one.isFirst).toBe(true);
  later(6000);
  expect(await one.areThere()).toBe(false);
  const other = await come();
  expect([await one.areThere(), await other.isFirst]).toEqual([true, false]);
  const before = performance.now();
  await other.close();
  while (await one.areThere()) await pause(10);
  // What the other one did last is not known yet.
  expect(await one.wereThereSince(before)).toBe(true);
  expect(await one.wereThereSince(performance.now())).toBe(false);
});

it('a server that has lost its session assumes that there are others until it has been back for a while', async () => {
  const one = await come();
  const gap = jest.fn();
  one.listen({ message: () => undefined, gap });
  later(6000);
  expect(await one.areThere()).toBe(false);
  await runOn(
    url,
    `SELECT pg_terminate_backend(pid, 5000) FROM pg_locks WHERE locktype = 'advisory' AND classid = 420007
       AND objid = hashtext(current_database())::oid`,
  );
  while (!(await one.areThere())) await pause(10);
  while (gap.mock.calls.length === 0) await pause(10);
  later(7000);
  expect(await one.areThere()).toBe(true);
  later(14_000);
  expect(await one.areThere()).toBe(false);
});

it('all others hear a message', async () => {
  const servers = [await come(), await come(), await come()];
  const heard: string[] = [];
  const all = Promise.all(
    servers.map(
      (server, place) =>
        new Promise<void>((resolve) => {
          server.listen({
            message: ({ used }) => {
              heard.push(`${place} ${used?.join()}`);
              resolve();
            },
            gap: () => undefined,
          });
          if (place === 0) resolve();
        }),
    ),
  );
  await servers[0]?.send({ used: ['a', 'b'] });
  await all;
  expect(heard.sort()).toEqual(['1 a,b', '2 a,b']);
});

it('exclusive work waits until the others have left the database, and they wait for its end', async () => {
  const [one, other] = [await come(), await come()];
  const steps: string[] = [];
  const left = new Promise<void>((resolve) =>
    other.listen({
      message: () => {
        steps.push('told');
        void other.untilFree('a tenant').then(() => {
          steps.push('free');
          resolve();
        });
      },
      gap: () => undefined,
    }),
  );
  await one.exclusively('a tenant', async () => {
    while (steps.length === 0) await pause(10);
    await pause(50);
    steps.push('done');
  });
  await left;
  expect(steps).toEqual(['told', 'done', 'free']);
});

it('who waits for the work of a server that hangs gives up after a while', async () => {
  const one = await come();
  const other = new Peers(url, 100);
  opened.push(other);
  let finish = (): void => undefined;
  const isDone = new Promise<void>((resolve) => (finish = resolve));
  let begin = (): void => undefined;
  const hasBegun = new Promise<void>((resolve) => (begin = resolve));
  const work = one.exclusively('a tenant', () => {
    begin();
    return isDone;
  });
  await hasBegun;
  const refusals = await Promise.allSettled([
    other.untilFree('a tenant'),
    other.exclusively('a tenant', async () => undefined),
  ]);
  finish();
  await work;
  expect(refusals.map((refusal) => refusal.status === 'rejected' && isUnavailable(refusal.reason))).toEqual([
    true,
    true,
  ]);
  await other.untilFree('a tenant');
});

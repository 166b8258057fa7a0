import { setTimeout as pause } from 'node:timers/promises';
import { serverProcess } from '../bench/serverProcess';
import { memoryOf, withMemoryReports } from './memory';
import { openLoop, type Sample } from './openLoop';
import { dataFolder, startOn } from './ownServer';
import { Readers } from './readers';
import { growthOf, reasonsOf, slowestOverTime, table, type Reading } from './verdict';

// The parts of the run after which memory is read, and once more at its end. To collect garbage takes the server a fifth of a
// second, in which it answers nobody: more readings would be the slowest calls themselves.
const readAfter = [0, 0.5, 0.75];

/** Mixed calls to twenty sandboxes, so many a second for so many minutes; prints what they took and returns why the run failed. */
export async function runLoad(minutes: number, perSecond: number): Promise<string[]> {
  const folder = dataFolder();
  const server = await startOn(folder, { variables: withMemoryReports(folder) });
  const { pid } = serverProcess(server);
  const readers = new Readers(server.address);
  await readers.open();
  const samples: Sample[] = [];
  const readings: Reading[] = [];
  const seconds = minutes * 60;
  const read = async (at: number) => void readings.push({ seconds: at, ...(await memoryOf(pid, folder)) });
  const ended = new AbortController();
  const load = openLoop({ perSecond, seconds, next: () => readers.next() }, (sample) => samples.push(sample));
  const reading = Promise.all(
    readAfter.map(async (part) => {
      await pause(part * seconds * 1000, undefined, { signal: ended.signal });
      await read(part * seconds);
    }),
  ).catch((error: unknown) => {
    if (!ended.signal.aborted) throw error;
  });
  try {
    await Promise.all([load.finally(() => ended.abort()), reading]);
    await read(seconds);
  } finally {
    ended.abort();
    await server.stop();
  }
  console.log(table(samples));
  console.log(`\np99 ms      ${slowestOverTime(samples).join(' ')} over time`);
  console.log(readings.map(describe).join('\n'));
  const { used, resident } = growthOf(readings);
  console.log(`growth      ${used.toFixed(1)} MB used, ${resident.toFixed(1)} resident in the second half`);
  return reasonsOf(samples, readings);
}

const describe = ({ seconds, heap, buffers, resident }: Reading): string =>
  `memory MB   ${heap.toFixed(0)} heap, ${buffers.toFixed(0)} buffers, ${resident.toFixed(0)} resident after ${seconds.toFixed(0)} s`;

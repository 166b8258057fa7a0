import { serverProcess } from '../bench/serverProcess';
import { openLoop, type Sample } from './openLoop';
import { dataFolder, startOn } from './ownServer';
import { Readers } from './readers';
import { growthPerMinute, reasonsOf, slowestOverTime, table, type Reading } from './verdict';

const readEvery = 1000;

/** Mixed calls to twenty sandboxes, so many a second for so many minutes; prints what they took and returns why the run failed. */
export async function runLoad(minutes: number, perSecond: number): Promise<string[]> {
  const server = await startOn(dataFolder());
  const readers = new Readers(server.address);
  await readers.open();
  const samples: Sample[] = [];
  const readings: Reading[] = [];
  const began = performance.now();
  const read = () =>
    readings.push({ seconds: (performance.now() - began) / 1000, megabytes: serverProcess(server).megabytes });
  const timer = setInterval(read, readEvery);
  await openLoop({ perSecond, seconds: minutes * 60, next: () => readers.next() }, (sample) => samples.push(sample));
  clearInterval(timer);
  await server.stop();
  console.log(table(samples));
  console.log(`\np99 ms      ${slowestOverTime(samples).join(' ')} over time`);
  console.log(
    `memory MB   ${memoryLine(readings)}; ${growthPerMinute(readings).toFixed(1)} a minute in the second half`,
  );
  return reasonsOf(samples, readings);
}

const memoryLine = (readings: readonly Reading[]): string =>
  readings
    .filter((_, index) => index % Math.ceil(readings.length / 10) === 0)
    .map(({ megabytes }) => megabytes.toFixed(0))
    .join(' ');

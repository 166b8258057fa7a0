import { parseArgs } from 'node:util';
import { Failure } from '@catalogue/command-kit/failure';
import { runKills } from './soak/kills';
import { runLoad } from './soak/load';
import { runOutages } from './soak/outages';

export const usage = `Usage: npm run soak -- [--minutes N] [--rate N] | --kill [--times N] | --outages
A server of its own, on this machine and on data of its own, so that no other can be meant by mistake:
  --minutes, --rate  under N mixed calls a second (100) for N minutes (10)
  --kill             the API server, the database and the import killed N times each (20) while they write
  --outages          the database away, and its disk full, for 30 s each (the disk: as root)`;

/** `npm run soak`: exit code 1 with the reasons when calls fail or the memory grows. */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: 'string', default: '10' },
      rate: { type: 'string', default: '100' },
      kill: { type: 'boolean' },
      outages: { type: 'boolean' },
      times: { type: 'string', default: '20' },
    },
  });
  const numberOf = (name: 'minutes' | 'rate' | 'times'): number => {
    if (!/^[1-9]\d{0,2}$/.test(values[name])) throw new Failure(`--${name} takes 1 to 999.\n${usage}`);
    return Number(values[name]);
  };
  if (values.outages) return report(await runOutages());
  return report(values.kill ? await runKills(numberOf('times')) : await runLoad(numberOf('minutes'), numberOf('rate')));
}

function report(reasons: readonly string[]): number {
  console.log(reasons.length === 0 ? '\nPassed.' : `\nFailed:\n${reasons.join('\n')}`);
  return reasons.length === 0 ? 0 : 1;
}

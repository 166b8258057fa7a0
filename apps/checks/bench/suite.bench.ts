import type { Bench, Measured } from '../bench';
import { runNode } from '@catalogue/command-kit/childProcess';
import { inWorkspace } from '@catalogue/command-kit/workspace';

async function run(): Promise<Measured[]> {
  const began = performance.now();
  const { output } = await runNode([inWorkspace('tools', 'cli.mjs'), 'test']);
  const said = output.trim().split('\n').at(-1) ?? '';
  return [{ value: (performance.now() - began) / 1000, unit: 's', note: said }];
}

const bench: Bench = { name: 'npm test', goal: '<= 360 s', slow: 'test', run };

export default bench;

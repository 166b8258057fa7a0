import * as contract from '@catalogue/api-contract';
import { runNode } from '@catalogue/command-kit/childProcess';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { pathToFileURL } from 'node:url';

const plugin = pathToFileURL(inWorkspace('apps', 'web', 'evaluatedCalls.ts')).href;
// What the build does with its plugin: it needs Vite, which Jest cannot load.
const evaluate = `
const { evaluatedCalls } = (await import(${JSON.stringify(plugin)})).default;
const plugin = evaluatedCalls();
await plugin.buildStart.call({ addWatchFile() {} });
const exportsOf = async (id) => import('data:text/javascript,' + encodeURIComponent(plugin.load(id)));
const all = plugin.load(process.env.CALLS).matchAll(/export { (\\w+) } from '([^']+)'/g);
const calls = {};
for (const [, name, id] of all) calls[name] = (await exportsOf(id))[name];
console.log(JSON.stringify(calls));`;

it('the calls that the build puts into the app are those of the contract', async () => {
  const { code, output } = await runNode(['--import', 'tsx', '--input-type=module', '--eval', evaluate], {
    CALLS: inWorkspace('libs', 'api-contract', 'src', 'calls.ts'),
    TSX_TSCONFIG_PATH: inWorkspace('tsconfig.base.json'),
  });
  expect(code === 0 ? '' : output).toBe('');
  const built = JSON.parse(output) as Record<string, unknown>;
  // Calls that only servers know are schemas.
  const ofContract = Object.entries(contract).filter(([name]) => name.endsWith('Calls') && name !== 'observedCalls');
  expect(ofContract.length).toBeGreaterThan(20);
  expect(built).toEqual(Object.fromEntries(ofContract));
});

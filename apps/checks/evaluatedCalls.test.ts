import { calls } from '@catalogue/api-contract';
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
const [, list] = /export \\* as calls from '([^']+)'/.exec(plugin.load(process.env.CALLS));
const calls = {};
for (const [, feature, id] of plugin.load(list).matchAll(/export { calls as (\\w+) } from '([^']+)'/g))
  calls[feature] = (await exportsOf(id)).calls;
console.log(JSON.stringify(calls));`;

it('the calls that the build puts into the app are those of the contract', async () => {
  const { code, output } = await runNode(['--import', 'tsx', '--input-type=module', '--eval', evaluate], {
    CALLS: inWorkspace('libs', 'api-contract', 'src', 'calls.ts'),
    TSX_TSCONFIG_PATH: inWorkspace('tsconfig.base.json'),
  });
  expect(code === 0 ? '' : output).toBe('');
  const built = JSON.parse(output) as Record<string, unknown>;
  expect(Object.keys(built).length).toBeGreaterThan(20);
  expect(built).toEqual(calls);
});

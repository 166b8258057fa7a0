import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import { resolution } from './resolution';

const calls = fileURLToPath(new URL('../../libs/api-contract/src/calls.ts', import.meta.url));

/**
 * Evaluates the contract's `calls.ts` at build time and puts its values in its place: it is data, but made from the
 * schemas, and the first page does without these and zod (decision 004). Each feature's calls are a module of their own,
 * which goes where the feature goes.
 */
export function evaluatedCalls(): Plugin {
  const values = new Map<string, object>();
  return {
    name: 'evaluated-calls',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const { module, dependencies } = await runnerImport<Record<string, object>>(calls, {
        configFile: false,
        resolve: resolution,
      });
      for (const [name, value] of Object.entries(module)) values.set(name, value);
      for (const file of dependencies) this.addWatchFile(file);
    },
    resolveId: { filter: { id: /^evaluated-calls:/ }, handler: (id) => ({ id, moduleSideEffects: false }) },
    load(id) {
      if (id === calls)
        return [...values.keys()].map((name) => `export { ${name} } from 'evaluated-calls:${name}';`).join('\n');
      const [scheme, name = ''] = id.split(':');
      return scheme === 'evaluated-calls' ? `export const ${name} = ${JSON.stringify(values.get(name))};` : null;
    },
  };
}

import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import { resolution } from './resolution';

const file = fileURLToPath(new URL('../../libs/api-contract/src/calls.ts', import.meta.url));

/**
 * Evaluates the contract's `calls.ts` at build time and puts its values in its place: it is data, but made from the
 * schemas, and the first page does without these and zod (decision 004). Each feature's calls are a module of their own,
 * which goes where the feature goes: `calls` becomes a namespace, of which the bundler takes what is named.
 */
export function evaluatedCalls(): Plugin {
  const values = new Map<string, object>();
  return {
    name: 'evaluated-calls',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const { module, dependencies } = await runnerImport<{ calls: Record<string, object> }>(file, {
        configFile: false,
        resolve: resolution,
      });
      for (const [feature, value] of Object.entries(module.calls)) values.set(feature, value);
      for (const dependency of dependencies) this.addWatchFile(dependency);
    },
    resolveId: { filter: { id: /^evaluated-calls:/ }, handler: (id) => ({ id, moduleSideEffects: false }) },
    load(id) {
      if (id === file) return "export * as calls from 'evaluated-calls:';";
      const [scheme, feature] = id.split(':');
      if (scheme !== 'evaluated-calls') return null;
      if (feature) return `export const calls = ${JSON.stringify(values.get(feature))};`;
      return [...values.keys()].map((name) => `export { calls as ${name} } from 'evaluated-calls:${name}';`).join('\n');
    },
  };
}

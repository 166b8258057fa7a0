import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const call = /\bonDemand\(\s*((?:async )?\(\) => (?:\(await )?import\('([^']+)'\)\)?(?:\.\w+)?),?\s*\)/g;

/**
 * Names each `onDemand(() => import('…'))` by the file that it loads. Writes `.vite/parts.json`: of each of these names
 * the built scripts that it needs besides those of every page.
 */
export function onDemandFiles(): Plugin {
  const parts = new Set<string>();
  return {
    name: 'on-demand-files',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/, code: 'onDemand(' },
      async handler(code, importer) {
        const sources = [...code.matchAll(call)].map(([, , source = '']) => source);
        const found = await Promise.all(sources.map((source) => this.resolve(source, importer)));
        const files = found.map((module) => module?.id ?? '');
        for (const file of files) parts.add(file);
        return code.replace(call, (_, load: string) => `onDemand(${load}, '${relative(root, files.shift() ?? '')}')`);
      },
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const everywhere = new Set<string>();
      for (const { fileName, isEntry } of chunks) if (isEntry) addWithImports(fileName, bundle, everywhere);
      const scripts = Object.fromEntries(
        chunks.flatMap(({ fileName, moduleIds }) => {
          const needed = [...addWithImports(fileName, bundle)].filter((file) => !everywhere.has(file));
          return moduleIds.filter((id) => parts.has(id)).map((id) => [relative(root, id), needed]);
        }),
      );
      this.emitFile({ type: 'asset', fileName: '.vite/parts.json', source: JSON.stringify(scripts) });
    },
  };
}

function addWithImports(name: string, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || found.has(name)) return found;
  found.add(name);
  for (const imported of chunk.imports) addWithImports(imported, bundle, found);
  return found;
}

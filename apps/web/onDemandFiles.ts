import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const definition = fileURLToPath(new URL('src/shared/onDemand.tsx', import.meta.url));
const anyCall = /\bonDemand\s*[<(]/g;
const call = /\bonDemand\(\s*((?:async )?\(\) => (?:\(await )?import\('([^']+)'\)\)?(?:\.\w+)?),?\s*\)/g;

/**
 * Names each `onDemand(() => import('…'))` by the file that it loads. Writes `.vite/parts.json`: of each of these names
 * the built scripts that it needs besides those of every page. Fails the build at a call that it cannot name: the page would come
 * without that part's scripts, and nothing would say so.
 */
export function onDemandFiles() {
  const parts = new Set<string>();
  return {
    name: 'on-demand-files',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: 'onDemand' },
      async handler(code, importer) {
        if (importer === definition) return;
        const sources = [...code.matchAll(call)].map(([, , source = '']) => source);
        const others = [...code.matchAll(anyCall)].length - sources.length;
        if (others !== 0)
          this.error(
            `${others} onDemand() in ${importer} not of the form onDemand(() => import('…')) or ` +
              `onDemand(async () => (await import('…')).Name): its scripts would not be named in the page.`,
          );
        const files: string[] = [];
        for (const source of sources) {
          const module = await this.resolve(source, importer);
          files.push(module?.id ?? this.error(`onDemand() in ${importer} loads ${source}, which is no file.`));
        }
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
  } satisfies Plugin;
}

function addWithImports(name: string, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || found.has(name)) return found;
  found.add(name);
  for (const imported of chunk.imports) addWithImports(imported, bundle, found);
  return found;
}

import { fileURLToPath } from 'node:url';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const call = /\bonDemand\(\s*((?:async )?\(\) => (?:\(await )?import\('([^']+)'\)\)?(?:\.\w+)?),?\s*\)/g;

/** Tells each `onDemand(() => import('…'))` the file that it loads, by the name that the build's manifest has for it. */
export function onDemandFiles(): Plugin {
  return {
    name: 'on-demand-files',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/, code: 'onDemand(' },
      async handler(code, importer) {
        const parts = [...code.matchAll(call)];
        const files = await Promise.all(
          parts.map(async ([, , source = '']) => (await this.resolve(source, importer))?.id ?? ''),
        );
        return code.replace(call, (_, load: string) => `onDemand(${load}, '${relative(root, files.shift() ?? '')}')`);
      },
    },
  };
}

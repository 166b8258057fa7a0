import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const forbidden = /^(node_modules\/zod\/|libs\/api-contract\/src\/(endpoint|fields)\.ts)/;
/** What a page of the catalogue needs before it is alive. */
const publicScreens =
  /features\/(search\/SearchScreen|search\/home\/\w+|search\/results\/ResultsScreen|search\/indexes\/IndexScreen|title\/TitleScreen|authority\/AuthorityScreen)\.tsx$/;

/**
 * Fails the build when a public page would load zod or the contract's schemas before it is alive: they come with the
 * first call (decision 004).
 */
export function schemasComeLater(): Plugin {
  return {
    name: 'schemas-come-later',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const first = new Map<string, string>();
      const add = (name: string, because: string) => {
        const chunk = bundle[name];
        if (chunk?.type !== 'chunk' || first.has(name)) return;
        first.set(name, because);
        for (const imported of chunk.imports) add(imported, `${because} > ${imported}`);
      };
      const isFirst = ({ isEntry, moduleIds }: Rolldown.OutputChunk) =>
        isEntry || moduleIds.some((id) => publicScreens.test(id));
      for (const chunk of chunks) if (isFirst(chunk)) add(chunk.fileName, chunk.fileName);
      for (const { fileName, moduleIds } of chunks) {
        const found = moduleIds.map((id) => relative(root, id)).find((id) => forbidden.test(id));
        const because = first.get(fileName);
        if (because && found) this.error(`${found} is in the first scripts of a public page: ${because}`);
      }
    },
  };
}

import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const forbidden = /^(node_modules\/zod\/|libs\/api-contract\/src\/(endpoint|fields)\.ts)/;
/** What a page of the catalogue needs before it is hydrated. */
const publicScreens =
  /features\/(search\/SearchScreen|search\/home\/\w+|search\/results\/(ResultsScreen|FollowThisSearch)|search\/indexes\/IndexScreen|title\/TitleScreen|authority\/AuthorityScreen)\.tsx$/;

/** The scripts that each of some scripts needs at once, themselves included, with the way from one of them. */
function neededAtOnce(bundle: Rolldown.OutputBundle, isFirst: (chunk: Rolldown.OutputChunk) => boolean) {
  const needed = new Map<string, string>();
  const add = (name: string, because: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || needed.has(name)) return;
    needed.set(name, because);
    for (const imported of chunk.imports) add(imported, `${because} > ${imported}`);
  };
  for (const chunk of chunksOf(bundle)) if (isFirst(chunk)) add(chunk.fileName, chunk.fileName);
  return needed;
}

const chunksOf = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((file) => file.type === 'chunk');

/**
 * Fails the build when a public page would load zod or the contract's schemas before it is hydrated: they come with the
 * first call (decision 004).
 */
export function schemasComeLater(): Plugin {
  return {
    name: 'schemas-come-later',
    apply: 'build',
    generateBundle(_, bundle) {
      const first = neededAtOnce(
        bundle,
        ({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => publicScreens.test(id)),
      );
      for (const { fileName, moduleIds } of chunksOf(bundle)) {
        const found = moduleIds.map((id) => relative(root, id)).find((id) => forbidden.test(id));
        const because = first.get(fileName);
        if (because && found) this.error(`${found} is in the first scripts of a public page: ${because}`);
      }
    },
  };
}

const kib = 1024;

/**
 * Code with zeros for the hashes in names of files. They cannot be compressed (1.4 KiB in all), and are others at each change of a
 * text: the weight of what somebody writes would be unclear.
 */
const withoutHashes = (code: string): string =>
  code.replace(/(?<=[\w.]-)([\w-]{6,7})(?=\.(?:js|json|css|woff2|svg|png)\b)/g, (hash) => '0'.repeat(hash.length));

/** Fails the build when the scripts before the first search weigh more than `max` KiB: brotli, without hashes (decision 004). */
export function firstScriptsAreLight(max: number): Plugin {
  return {
    name: 'first-scripts-are-light',
    apply: 'build',
    // Here the lists of files to preload are in the scripts.
    async writeBundle(_, bundle) {
      const isFirst = ({ isEntry, moduleIds }: Rolldown.OutputChunk) =>
        isEntry || moduleIds.some((id) => id.endsWith('/features/search/SearchScreen.tsx'));
      const needed = neededAtOnce(bundle, isFirst);
      const first = chunksOf(bundle).filter(({ fileName }) => needed.has(fileName));
      const sizes = await Promise.all(
        first.map(async ({ code }) => (await promisify(brotliCompress)(withoutHashes(code))).length),
      );
      const over = sizes.reduce((total, size) => total + size, 0) - max * kib;
      if (over <= 0) return console.log(`The first scripts have room for ${-over} bytes more (brotli, of ${max} KiB).`);
      const list = first.map(({ fileName }, at) => `${fileName} ${((sizes[at] ?? 0) / kib).toFixed(1)}`).join(', ');
      this.error(
        `The first scripts weigh ${over} bytes more than ${max} KiB (brotli; decision 004). Load with onDemand() what the first ` +
          `search does not need. In KiB: ${list}`,
      );
    },
  };
}

import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const source = fileURLToPath(new URL('src/worker/worker.ts', import.meta.url));

/**
 * Writes `sw.js`, the service worker, with the names of this build's files (decision 042). It is built by itself: what it
 * shared with the app would be a module, which older browsers do not run in a worker.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const built = await build({
          entryPoints: [source],
          bundle: true,
          minify: true,
          write: false,
          format: 'iife',
          target: ['chrome104', 'firefox110', 'edge110'],
          define: { BUILT_FILES: JSON.stringify(filesOf(bundle)), 'process.env.NODE_ENV': '"production"' },
        });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: built.outputFiles[0]?.text ?? '' });
      },
    },
  };
}

interface BuiltFile {
  url: string;
  revision: string | null;
}

/** Names in `assets` change with the content; the page keeps its name. */
const filesOf = (bundle: Rolldown.OutputBundle): BuiltFile[] =>
  Object.values(bundle).flatMap((file): BuiltFile[] => {
    const { fileName: url } = file;
    if (url.startsWith('assets/')) return [{ url, revision: null }];
    if (url !== 'index.html' || file.type !== 'asset') return [];
    return [{ url, revision: createHash('sha256').update(file.source).digest('hex').slice(0, 16) }];
  });

import react from '@vitejs/plugin-react';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const path = (address: string) => fileURLToPath(new URL(address, import.meta.url));
const everyPage =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|@reduxjs|immer|reselect|zod|i18next|react-i18next|@emotion|stylis|@pandacss|@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/](styled-system|utils))[\\/]/;
const isText = /\.(js|css|html|json|svg|txt|xml|webmanifest)$/;

/** Beside each text file the same file compressed as far as it goes, once here instead of at each request. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle: async ({ dir }) => {
      if (!dir) return;
      const files = await readdir(dir, { recursive: true });
      await Promise.all(files.filter((file) => isText.test(file)).map((file) => compress(`${dir}/${file}`)));
    },
  };
}

async function compress(file: string) {
  const text = await readFile(file);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text, { params: quality }));
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }));
}

/** The headings' font is asked for with the page, not when the style sheet has been read. */
function preloadedFont(): Plugin {
  return {
    name: 'preloaded-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}

export default defineConfig({
  root: path('.'),
  plugins: [react(), preloadedFont(), compressed()],
  resolve: {
    alias: {
      '@catalogue/api-contract': path('../../libs/api-contract/src/index.ts'),
      '@catalogue/domain': path('../../libs/domain/src/index.ts'),
    },
  },
  build: {
    outDir: path('../../dist/web'),
    emptyOutDir: true,
    target: ['chrome104', 'firefox110', 'edge110'],
    sourcemap: false,
    // Small pictures would sit in the style sheet that every page waits for.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every page needs and only a new version of a dependency changes: it stays in the reader's cache, and one
        // file is 2 KiB lighter than several.
        codeSplitting: { groups: [{ name: 'vendor', test: everyPage }] },
      },
    },
  },
});

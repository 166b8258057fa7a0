import react from '@vitejs/plugin-react';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { defineConfig, minify, type Plugin } from 'vite';
import { resolution } from './resolution';
import { evaluatedCalls } from './evaluatedCalls';
import { assetFileNames, chunkFileNames } from './fileNames';
import { firstScriptsAreLight, schemasComeLater } from './firstScripts';
import { onDemandFiles } from './onDemandFiles';
import { serviceWorker } from './serviceWorker';
import { styleSheets } from './styleSheets';

const path = (address: string) => fileURLToPath(new URL(address, import.meta.url));
const isText = /\.(js|css|html|json|svg|txt|xml|webmanifest)$/;

/** Writes a maximally compressed copy next to each text file, at build time instead of at each request. */
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

/** Preloads the headings' font with the page, instead of after the style sheet is parsed. */
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

/** Puts boot.js into the page: as a file of its own it would delay the first paint by a round trip. */
function inlineBoot(): Plugin {
  const file = fileURLToPath(new URL('src/app/boot.js', import.meta.url));
  return {
    name: 'inline-boot',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const { code } = await minify(file, await readFile(file, 'utf8'), { sourcemap: false });
        return html.replace('<script src="/src/app/boot.js"></script>', () => `<script>${code.trim()}</script>`);
      },
    },
  };
}

export default defineConfig({
  root: path('.'),
  plugins: [
    evaluatedCalls(),
    schemasComeLater(),
    firstScriptsAreLight(149),
    onDemandFiles(),
    react(),
    inlineBoot(),
    preloadedFont(),
    serviceWorker(),
    compressed(),
  ],
  css: styleSheets,
  // Scripts and styles find one another wherever they are served; the page is told by its server where that is.
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }) },
  resolve: resolution,
  build: {
    outDir: path('../../dist/web'),
    emptyOutDir: true,
    // Firefox before 115 does without preloading: the polyfill would be in the first script of all others.
    modulePreload: { polyfill: false },
    target: ['chrome104', 'firefox110', 'edge110'],
    sourcemap: false,
    // Do not inline small pictures: they would enlarge the style sheet, which blocks every page.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: {
        assetFileNames,
        chunkFileNames,
        codeSplitting: {
          groups: [
            // Each is a script of its own: the page can answer the reader between them.
            {
              name: 'react',
              test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|[\\/]reactRoot\.ts$/,
              tags: ['$initial'],
            },
            { name: 'vendor', test: /[\\/]node_modules[\\/]/, tags: ['$initial'] },
            { name: 'app', tags: ['$initial'] },
            { name: 'search', test: /[\\/]features[\\/]search[\\/]SearchScreen\.tsx$/ },
            { name: 'codes', test: /[\\/]api-contract[\\/]src[\\/][\w-]+\.(codes|fields)\.ts$/ },
            // With all that they need: zod and schemas, which any call needs (decision 004), and those of the other calls.
            { name: 'schemas', test: /[\\/]replySchemas\.ts$/ },
            { name: 'all-schemas', test: /[\\/]allContracts\.ts$/ },
            // Shared modules are small and many; over HTTP/1 a browser only fetches six files at a time.
            {
              name: 'common',
              test: /[\\/]web[\\/]src[\\/]shared[\\/](?!ui[\\/]CodeDrawing)|[\\/]lucide/,
              minShareCount: 4,
            },
          ],
        },
      },
    },
  },
});

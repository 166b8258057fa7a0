import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { resolution } from './resolution';
import { assetFileNames } from './fileNames';
import { onDemandFiles } from './onDemandFiles';
import { styleSheets } from './styleSheets';

/** The thread in which the server renders the app: one file with all that it imports, so that it runs without node_modules. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [onDemandFiles(), react()],
  css: styleSheets,
  resolve: resolution,
  // React's production build, whatever the server's environment says.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    copyPublicDir: false,
    ssr: 'src/server/worker.ts',
    outDir: fileURLToPath(new URL('../../dist/web-server', import.meta.url)),
    emptyOutDir: true,
    target: 'node20',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { assetFileNames } },
  },
});

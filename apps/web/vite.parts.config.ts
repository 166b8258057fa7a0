import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { resolution } from './resolution';
import { styleSheets } from './styleSheets';

const path = (address: string) => fileURLToPath(new URL(address, import.meta.url));

/** The page of parts (decision 032), which readers never get. */
export default defineConfig({
  root: path('parts'),
  // Another folder than that of the app, which `npm run dev` may use at the same time.
  cacheDir: path('../../node_modules/.vite-parts'),
  plugins: [react()],
  css: styleSheets,
  resolve: resolution,
  build: {
    outDir: path('../../dist/parts'),
    emptyOutDir: true,
    rolldownOptions: { input: [path('parts/index.html'), path('parts/states.html')] },
  },
});

import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';

/** Where the builds for the browser and for the server find modules: our own by the paths of tsconfig.base.json. */
export const resolution = {
  tsconfigPaths: true,
  alias: [
    {
      find: /^react-router$/,
      replacement: fileURLToPath(new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url)),
    },
  ],
} satisfies UserConfig['resolve'];

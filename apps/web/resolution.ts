import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';

const path = (address: string) => fileURLToPath(new URL(address, import.meta.url));

/**
 * Where the builds for the browser and for the server find modules: our own by the paths of tsconfig.base.json. The
 * production files of React Router are not in its `exports` (decision 004); `jest.config.mjs` tests the same.
 */
export const resolution = {
  tsconfigPaths: true,
  alias: [{ find: /^react-router$/, replacement: path('../../node_modules/react-router/dist/production/index.mjs') }],
} satisfies UserConfig['resolve'];

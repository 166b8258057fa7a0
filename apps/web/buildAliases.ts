import { fileURLToPath } from 'node:url';

const path = (address: string) => fileURLToPath(new URL(address, import.meta.url));

/** Where the builds for the browser and for the server find packages. */
export const aliases = [
  { find: '@catalogue/api-contract', replacement: path('../../libs/api-contract/src/index.ts') },
  { find: '@catalogue/domain', replacement: path('../../libs/domain/src/index.ts') },
  { find: /^react-router$/, replacement: path('../../node_modules/react-router/dist/production/index.mjs') },
];

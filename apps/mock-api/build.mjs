// Bundles the server's own code; packages stay in node_modules.
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
await build({
  entryPoints: [`${root}/apps/mock-api/src/main.ts`],
  outfile: `${root}/dist/mock-api/main.cjs`,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  sourcemap: true,
  packages: 'external',
  alias: {
    '@catalogue/api-contract': `${root}/libs/api-contract/src/index.ts`,
    '@catalogue/domain': `${root}/libs/domain/src/index.ts`,
    '@catalogue/database': `${root}/prisma`,
  },
});

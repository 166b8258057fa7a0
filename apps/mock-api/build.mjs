// Bundles the server's own code; packages stay in node_modules. With "tests": what tests take of it, beside their data.
import { build } from 'esbuild';
import { renameSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const bundle = (options) =>
  build({
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    packages: 'external',
    alias: {
      '@catalogue/api-contract': `${root}/libs/api-contract/src/index.ts`,
      '@catalogue/domain': `${root}/libs/domain/src/index.ts`,
      '@catalogue/database': `${root}/prisma`,
      '@catalogue/command-kit': `${root}/libs/command-kit/src`,
      '@catalogue/local-postgres': `${root}/libs/local-postgres/src`,
    },
    ...options,
  });

if (process.argv[2] === 'tests') {
  // Several runs of tests may begin at once: each finds a whole file, with its map in it.
  const unfinished = `${root}/.data/testServer.${process.pid}.cjs`;
  await bundle({
    entryPoints: [`${root}/apps/mock-api/src/testing/testServer.ts`],
    outfile: unfinished,
    sourcemap: 'inline',
  });
  renameSync(unfinished, `${root}/.data/testServer.cjs`);
} else {
  await bundle({
    entryPoints: [`${root}/apps/mock-api/src/main.ts`],
    outfile: `${root}/dist/mock-api/main.cjs`,
    sourcemap: true,
  });
}

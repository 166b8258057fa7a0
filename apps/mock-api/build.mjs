// Bundles the server's own code; packages stay in node_modules. With "tests": what tests take of it, beside their data.
import { build } from 'esbuild';
import { mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [entry, outfile] =
  process.argv[2] === 'tests'
    ? ['testing/testServer.ts', `${root}/.data/testServer.cjs`]
    : ['main.ts', `${root}/dist/mock-api/main.cjs`];
// Several runs of tests may begin at once: each finds a whole file.
const unfinished = `${dirname(outfile)}/${process.pid}.cjs`;
mkdirSync(dirname(outfile), { recursive: true });
await build({
  entryPoints: [`${root}/apps/mock-api/src/${entry}`],
  outfile: unfinished,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  sourcemap: 'inline',
  packages: 'external',
  alias: {
    '@catalogue/api-contract': `${root}/libs/api-contract/src/index.ts`,
    '@catalogue/domain': `${root}/libs/domain/src/index.ts`,
    '@catalogue/database': `${root}/prisma`,
  },
});
renameSync(unfinished, outfile);

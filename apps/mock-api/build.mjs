// Bundles the server's own code; packages stay in node_modules.
//   (nothing)  dist/mock-api, for `npm start`
//   tests      .data/testServer.cjs, the parts of the server that tests use, and .data/testMain.cjs, all of it
//   watch FILE FILE, again at each change, for `npm run dev`: sends { errors: string[] } to its parent after each build
import { build, context, formatMessages } from 'esbuild';
import { renameSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const server = `${root}/apps/mock-api/src/main.ts`;
const [mode, file] = process.argv.slice(2);

const options = (entry, outfile, more) => ({
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  packages: 'external',
  sourcemap: true,
  // Its paths lead to our own code.
  tsconfig: `${root}/tsconfig.base.json`,
  ...more,
});

/** esbuild's own watching polls all files and takes up to two seconds; Node's loses files that are saved by a rename. */
async function watchSources(outfile) {
  const { watch } = await import('chokidar');
  const bundle = await context(options(server, outfile, { logLevel: 'silent' }));
  const rebuild = () =>
    bundle.rebuild().then(
      () => process.send({ errors: [] }),
      async ({ errors = [], message }) =>
        process.send({ errors: errors.length > 0 ? await formatMessages(errors, { kind: 'error' }) : [message] }),
    );
  let soon;
  const folders = [
    'apps/mock-api/src',
    'libs/api-contract/src',
    'libs/domain/src',
    'libs/web-host/src',
    'libs/command-kit/src',
    'libs/local-postgres/src',
    'libs/marc-import/src',
    'prisma',
  ];
  watch(folders, { cwd: root, ignoreInitial: true }).on('all', () => {
    // An editor writes a file in several steps.
    clearTimeout(soon);
    soon = setTimeout(rebuild, 30);
  });
  await rebuild();
}

if (mode === 'tests') {
  // Written under another name first, since concurrent test runs must find a complete file, with its source map in it.
  const entries = { testServer: `${root}/apps/mock-api/src/testing/testServer.ts`, testMain: server };
  for (const [name, entry] of Object.entries(entries)) {
    const unfinished = `${root}/.data/${name}.${process.pid}.cjs`;
    await build(options(entry, unfinished, { sourcemap: 'inline' }));
    renameSync(unfinished, `${root}/.data/${name}.cjs`);
  }
} else if (mode === 'watch') {
  process.on('disconnect', () => process.exit());
  await watchSources(file);
} else {
  await build(options(server, `${root}/dist/mock-api/main.cjs`));
}

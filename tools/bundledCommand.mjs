// Plain JavaScript: compiling the sources of a command at each start takes longer than all the rest of `npm run mock`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The bundle of tools/bundled/NAME.ts, made again if a file that it is made of has changed. */
export async function bundledCommand(root, name) {
  const folder = join(root, 'dist', 'commands');
  const file = join(folder, `${name}.cjs`);
  const stamp = join(folder, `${name}.json`);
  if (existsSync(file) && existsSync(stamp) && isCurrent(root, JSON.parse(readFileSync(stamp, 'utf8')))) return file;
  // Each state is that of before the file is read: what is saved meanwhile may be missing from this bundle.
  const schema = readdirSync(join(root, 'prisma', 'schema')).map((name) => `prisma/schema/${name}`);
  const others = ['prisma/schema', ...schema, 'package-lock.json', 'tsconfig.base.json'];
  const states = Object.fromEntries(others.map((path) => [path, stateOf(root, path)]));
  const generate = ['node_modules/tsx/dist/cli.mjs', '--tsconfig', 'tsconfig.base.json', 'prisma/generate.ts'];
  const { status } = spawnSync(process.execPath, generate, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The database client could not be generated. See the output above.');
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(root, 'tools', 'bundled', `${name}.ts`)],
    outfile: file,
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    packages: 'external',
    // Its paths lead to our own code.
    tsconfig: join(root, 'tsconfig.base.json'),
    sourcemap: true,
    write: false,
    plugins: [
      {
        name: 'states',
        setup: ({ onLoad }) =>
          onLoad({ filter: /./ }, ({ path }) => {
            const name = relative(root, path).split(sep).join('/');
            states[name] = stateOf(root, name);
            return undefined;
          }),
      },
    ],
    logLevel: 'error',
  });
  mkdirSync(folder, { recursive: true });
  for (const { path, contents } of outputFiles) replace(path, contents);
  replace(stamp, JSON.stringify(states));
  return file;
}

/** Whoever reads it meanwhile has all of the old one or of the new one: two may start for the first time at once. */
function replace(path, contents) {
  const partial = `${path}.${process.pid}`;
  writeFileSync(partial, contents);
  renameSync(partial, path);
}

const isCurrent = (root, states) => Object.entries(states).every(([path, state]) => stateOf(root, path) === state);

/** Changes when the file does; null: it is not there. */
function stateOf(root, path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size}` : null;
}

// Plain JavaScript: compiling the sources of a command at each start takes longer than all the rest of `npm run mock`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The bundle of tools/bundled/NAME.ts, made again if a file that it is made of has changed. */
export async function bundledCommand(root, name) {
  const folder = join(root, 'dist', 'commands');
  const file = join(folder, `${name}.cjs`);
  const stamp = join(folder, `${name}.json`);
  if (existsSync(file) && existsSync(stamp) && isCurrent(root, JSON.parse(readFileSync(stamp, 'utf8')))) return file;
  const generate = ['node_modules/tsx/dist/cli.mjs', '--tsconfig', 'tsconfig.base.json', 'prisma/generate.ts'];
  const { status } = spawnSync(process.execPath, generate, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The database client could not be generated. See the output above.');
  const { build } = await import('esbuild');
  mkdirSync(folder, { recursive: true });
  const { metafile } = await build({
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
    metafile: true,
    logLevel: 'error',
  });
  const schema = [
    'prisma/schema',
    ...readdirSync(join(root, 'prisma', 'schema')).map((name) => `prisma/schema/${name}`),
  ];
  const inputs = [...Object.keys(metafile.inputs), ...schema, 'package-lock.json', 'tsconfig.base.json'];
  writeFileSync(stamp, JSON.stringify(Object.fromEntries(inputs.map((path) => [path, stateOf(root, path)]))));
  return file;
}

const isCurrent = (root, states) => Object.entries(states).every(([path, state]) => stateOf(root, path) === state);

/** Changes when the file does; null: it is not there. */
function stateOf(root, path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size}` : null;
}

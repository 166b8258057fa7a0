import { build } from 'esbuild';
import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { runNode } from '@catalogue/command-kit/childProcess';
import { Failure } from '@catalogue/command-kit/failure';
import { step } from '@catalogue/command-kit/progress';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { generateClient } from '@catalogue/database/prismaCommand';

export const usage = `Usage: npm run mock:pack
Makes dist/catalogue-mock-VERSION.tgz: the mock as one package, which other apps install to test against it.`;

const folder = inWorkspace('dist', 'mock-package');
const client = inWorkspace('apps', 'mock-api', 'src', 'client');
const types = ['controlRoom.types', 'mockClient', 'startMock', 'index'];

const Package = z.looseObject({
  version: z.string(),
  license: z.string(),
  engines: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
  optionalDependencies: z.record(z.string(), z.string()),
});

/** `npm run mock:pack`. */
export async function run(): Promise<void> {
  console.log(await step('Packing the mock', pack));
}

/** Makes the package; returns the path of its tarball. */
export async function pack(): Promise<string> {
  await generateClient();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const [imported] = await Promise.all([
    bundle(inWorkspace('tools', 'mock-package', 'catalogue-mock.ts'), 'catalogue-mock.cjs', '#!/usr/bin/env node'),
    bundle(join(client, 'index.ts'), 'index.cjs'),
    declare(),
    cp(inWorkspace('prisma', 'migrations'), join(folder, 'prisma', 'migrations'), { recursive: true }),
    cp(inWorkspace('LICENSE'), join(folder, 'LICENSE')),
    cp(inWorkspace('tools', 'mock-package', 'README.md'), join(folder, 'README.md')),
    writeFile(
      join(folder, 'index.mjs'),
      `import mock from './index.cjs';\nexport const { ControlRefused, createMockClient, startMock } = mock;\n`,
    ),
  ]);
  await chmod(join(folder, 'catalogue-mock.cjs'), 0o755);
  await writeFile(join(folder, 'package.json'), JSON.stringify(await describe(imported), null, 2));
  const { stdout } = await promisify(execFile)('npm', ['pack', '--json', '--pack-destination', inWorkspace('dist')], {
    cwd: folder,
    shell: process.platform === 'win32',
  });
  const [{ filename }] = z.tuple([z.object({ filename: z.string() })]).parse(JSON.parse(stdout));
  return inWorkspace('dist', filename);
}

/** Bundles our own code; returns the packages that stay outside. */
async function bundle(entry: string, name: string, banner = ''): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [entry],
    outfile: join(folder, name),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    packages: 'external',
    tsconfig: inWorkspace('tsconfig.base.json'),
    banner: { js: banner },
    metafile: true,
    logLevel: 'error',
    // The paths of the base configuration; what they lead to is ours.
    alias: {
      '@catalogue/api-contract': inWorkspace('libs/api-contract/src/index.ts'),
      '@catalogue/domain': inWorkspace('libs/domain/src/index.ts'),
      '@catalogue/database': inWorkspace('prisma'),
      '@catalogue/mock-api': inWorkspace('apps/mock-api/src'),
      '@catalogue/command-kit': inWorkspace('libs/command-kit/src'),
      '@catalogue/local-postgres': inWorkspace('libs/local-postgres/src'),
      '@catalogue/web-host': inWorkspace('libs/web-host/src'),
    },
  });
  const imports = Object.values(metafile.outputs).flatMap(({ imports: all }) => all);
  return imports
    .filter(({ path, external }) => external && !path.startsWith('node:') && !builtinModules.includes(path))
    .map(({ path }) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
}

async function declare(): Promise<void> {
  const { code, output } = await runNode([
    inWorkspace('node_modules', 'typescript-7', 'bin', 'tsc'),
    ...types.map((name) => join(client, `${name}.ts`)),
    ...['--ignoreConfig', '--declaration', '--emitDeclarationOnly', '--noEmit', 'false', '--strict', '--skipLibCheck'],
    ...['--target', 'es2022', '--module', 'preserve', '--moduleResolution', 'bundler', '--types', 'node'],
    ...['--rootDir', client, '--outDir', folder],
  ]);
  if (code !== 0) throw new Failure(`The types could not be written:\n${output}`);
}

/** The package.json: it depends on what the bundles import, in the versions that are tested here. */
async function describe(imported: readonly string[]): Promise<object> {
  const own = Package.parse(JSON.parse(await readFile(inWorkspace('package.json'), 'utf8')));
  const names = [...new Set(imported)].sort();
  const unknown = names.filter((name) => own.dependencies[name] === undefined);
  if (unknown.length > 0) throw new Failure(`The mock imports what package.json does not have: ${unknown.join(', ')}`);
  return {
    name: 'catalogue-mock',
    version: own.version,
    description:
      'A university library’s catalogue and patron area to develop and test against: API, demo data, control room.',
    license: own.license,
    engines: own.engines,
    bin: { 'catalogue-mock': 'catalogue-mock.cjs' },
    main: './index.cjs',
    types: './index.d.ts',
    exports: {
      '.': { types: './index.d.ts', import: './index.mjs', require: './index.cjs' },
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(names.map((name) => [name, own.dependencies[name]])),
    optionalDependencies: own.optionalDependencies,
  };
}

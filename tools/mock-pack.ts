import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { runNode } from '@catalogue/command-kit/childProcess';
import { Failure } from '@catalogue/command-kit/failure';
import { step } from '@catalogue/command-kit/progress';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { generateClient } from '@catalogue/database/prismaCommand';
import { bundle, describe } from './bundle';
import { CommandVariables } from './env';
import { settingsOf } from './mock-package/settings';

export const usage = `Usage: npm run mock:pack
Makes dist/catalogue-mock-VERSION.tgz: the mock as one package, which other apps install to test against it.`;

const folder = inWorkspace('dist', 'mock-package');
const client = inWorkspace('apps', 'mock-api', 'src', 'client');
const types = ['controlRoom.types', 'desk.types', 'tables.types', 'controlRefused', 'mockClient', 'startMock', 'index'];

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
    makeProgram(folder),
    bundle(join(client, 'index.ts'), join(folder, 'index.cjs')),
    declare(),
    cp(inWorkspace('LICENSE'), join(folder, 'LICENSE')),
    cp(inWorkspace('tools', 'mock-package', 'README.md'), join(folder, 'README.md')),
    writeFile(
      join(folder, 'index.mjs'),
      `import mock from './index.cjs';\nexport const { ControlRefused, createMockClient, startMock } = mock;\n`,
    ),
  ]);
  await writeFile(join(folder, 'package.json'), JSON.stringify(await packageJson(imported), null, 2));
  const { stdout } = await promisify(execFile)('npm', ['pack', '--json', '--pack-destination', inWorkspace('dist')], {
    cwd: folder,
    shell: process.platform === 'win32',
  });
  const [{ filename }] = z.tuple([z.object({ filename: z.string() })]).parse(JSON.parse(stdout));
  return inWorkspace('dist', filename);
}

/** Makes the command of the package and the files that it reads; returns the packages that it imports. */
export async function makeProgram(to: string): Promise<string[]> {
  const program = join(to, 'catalogue-mock.cjs');
  const configuration = await readFile(inWorkspace('docs', 'CONFIGURATION.md'), 'utf8');
  const [imported] = await Promise.all([
    bundle(inWorkspace('tools', 'mock-package', 'catalogue-mock.ts'), program, '#!/usr/bin/env node'),
    cp(inWorkspace('prisma', 'migrations'), join(to, 'prisma', 'migrations'), { recursive: true }),
    writeFile(join(to, 'settings.txt'), settingsOf(configuration, Object.keys(CommandVariables.shape))),
  ]);
  await chmod(program, 0o755);
  return imported;
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

const packageJson = async (imported: readonly string[]) => ({
  name: 'catalogue-mock',
  description:
    'A university library’s catalogue and patron area to develop and test against: API, demo data, control room.',
  bin: { 'catalogue-mock': 'catalogue-mock.cjs' },
  main: './index.cjs',
  types: './index.d.ts',
  exports: {
    '.': { types: './index.d.ts', import: './index.mjs', require: './index.cjs' },
    './package.json': './package.json',
  },
  ...(await describe(imported)),
});

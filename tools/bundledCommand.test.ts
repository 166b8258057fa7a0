import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runNode } from '@catalogue/command-kit/childProcess';
import { inWorkspace } from '@catalogue/command-kit/workspace';

// A small clone, whose esbuild is the real one and then saves what SAVED names, as somebody does while it works.
const root = mkdtempSync(join(tmpdir(), 'bundled-'));
const inRoot = (path: string) => join(root, ...path.split('/'));
const source = inRoot('tools/bundled/toy.ts');
const folder = inRoot('dist/commands');
const files: Record<string, string> = {
  'tools/bundled/toy.ts': 'console.log("first");',
  'prisma/generate.ts': '',
  'prisma/schema/main.prisma': '',
  'package-lock.json': '{}',
  'tsconfig.base.json': '{}',
  'node_modules/esbuild/package.json': '{ "type": "module", "main": "index.js" }',
  'node_modules/esbuild/index.js': `
    import { writeFileSync } from 'node:fs';
    import esbuild from ${JSON.stringify(pathToFileURL(inWorkspace('node_modules', 'esbuild', 'lib', 'main.js')).href)};
    export async function build(options) {
      const built = await esbuild.build(options);
      console.log('built');
      if (process.env.SAVED) writeFileSync(process.env.SAVED, 'console.log("second");');
      return built;
    }`,
};

beforeAll(() => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(inRoot(path), '..'), { recursive: true });
    writeFileSync(inRoot(path), text);
  }
  symlinkSync(inWorkspace('node_modules', 'tsx'), inRoot('node_modules/tsx'));
  copyFileSync(inWorkspace('tools', 'bundledCommand.mjs'), inRoot('tools/bundledCommand.mjs'));
  writeFileSync(
    inRoot('tools/run.mjs'),
    `import { bundledCommand } from './bundledCommand.mjs';
     await import(await bundledCommand(${JSON.stringify(root)}, 'toy'));`,
  );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const start = async (env: Record<string, string> = {}) =>
  (await runNode([inRoot('tools/run.mjs')], env)).output.trim().split('\n');

test('what is saved while a bundle is made is in the next one, and whoever reads the old one has all of it', async () => {
  expect(await start({ SAVED: source })).toEqual(['built', 'first']);
  const old = openSync(join(folder, 'toy.cjs'), 'r');
  expect(await start()).toEqual(['built', 'second']);
  expect(readFileSync(old, 'utf8')).toContain('"first"');
  expect(await start()).toEqual(['second']);
  expect(readdirSync(folder).sort()).toEqual(['toy.cjs', 'toy.cjs.map', 'toy.json']);
});

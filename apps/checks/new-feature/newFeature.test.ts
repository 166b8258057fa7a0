import { flushChanges, FsTree } from 'nx/src/generators/tree';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { runNode } from '@catalogue/command-kit/childProcess';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import generate from './generator';
import { featureName } from './names';
import { insert, registers } from './registers';
import { serverFiles } from './serverFiles';
import { webFiles } from './webFiles';

const name = featureName('loan-requests');
const files = { ...serverFiles(name), ...webFiles(name) };

const syntaxErrors = (file: string, text: string) =>
  ts
    .transpileModule(text, {
      fileName: file.replace('.d.ts', '.ts'),
      reportDiagnostics: true,
      compilerOptions: { jsx: ts.JsxEmit.Preserve },
    })
    .diagnostics?.map(({ messageText }) => messageText);

test('a feature has a name for folders, code, components and sentences', () => {
  expect(name).toEqual({
    folder: 'loan-requests',
    key: 'loanRequests',
    pascal: 'LoanRequests',
    words: 'loan requests',
  });
});

test.each(['LoanRequests', 'loan_requests', '../loans', ''])('"%s" is not a feature name', (word) => {
  expect(() => featureName(word)).toThrow(/the glossary's word in lower case/);
});

test.each(Object.entries(registers(name)))('%s lists the new feature', (file, insertions) => {
  const source = readFileSync(inWorkspace(file), 'utf8');
  const text = insert(file, source, insertions);
  expect(syntaxErrors(file, text)).toEqual([]);
  expect(text.length - source.length).toBe(insertions.reduce((sum, { text: added }) => sum + added.length, 0));
  expect(text.match(/loan-?requests/gi)?.length).toBeGreaterThanOrEqual(insertions.length);
});

test.each(['aardvarks', 'interest-groups', 'zines'])('lists in alphabetical order stay so with %s', (word) => {
  for (const [file, insertions] of Object.entries(registers(featureName(word)))) {
    const [insertion] = insertions;
    if (!insertion?.isSorted) continue;
    const text = insert(file, readFileSync(inWorkspace(file), 'utf8'), [insertion]);
    const entries = [...text.matchAll(insertion.after)].map(([entry]) => entry.replaceAll("'", ''));
    expect(entries).toEqual([...entries].sort());
    expect(entries.join('\n')).toContain(word);
  }
});

test('a list that cannot be found is reported instead of being skipped', () => {
  const [insertions = []] = Object.values(registers(name));
  expect(() => insert('index.ts', 'export {};', insertions)).toThrow('index.ts no longer has the list');
});

test('every file parses, and every text is in three languages', () => {
  for (const [file, text] of Object.entries(files)) {
    if (file.endsWith('.json')) expect(Object.keys(JSON.parse(text))).toEqual(['pageTitle', 'nothing', 'failed']);
    else expect([file, syntaxErrors(file, text)]).toEqual([file, []]);
  }
});

const touched = ['apps/contract-tests', 'apps/mock-api', 'apps/web', 'libs/api-contract', 'libs/domain'];

test('the files of the generator compile and pass lint in every project that gets some, together with all features', async () => {
  const folder = mkdtempSync(inWorkspace('.data', 'new-feature-'));
  try {
    const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps', 'libs', 'prisma'], {
      cwd: inWorkspace(),
    });
    const settings = ['tsconfig.base.json', 'eslint.config.mjs', 'eslint.imports.mjs', 'prisma/generated'];
    for (const file of [...String(sources).trim().split('\n'), ...settings])
      if (existsSync(inWorkspace(file))) cpSync(inWorkspace(file), join(folder, file), { recursive: true });
    symlinkSync(inWorkspace('node_modules'), join(folder, 'node_modules'));
    const tree = new FsTree(folder, false);
    await generate(tree, { name: 'invented-records' });
    flushChanges(folder, tree.listChanges());
    const written = tree.listChanges().map(({ path }) => path);
    expect(written.length).toBeGreaterThan(12);
    const code = [...written.filter((file) => /\.tsx?$/.test(file)), 'apps/contract-tests/consumer/reads.test.ts'];
    // With each project's own settings, but only the files that were written and their imports. The other projects get none, and have no
    // list of features that could be incomplete.
    const projects = [...new Set(code.map((file) => file.split('/').slice(0, 2).join('/')))].sort();
    expect(projects).toEqual(touched);
    for (const project of projects) {
      const files = code.filter((file) => file.startsWith(`${project}/`)).map((file) => relative(project, file));
      const settings = join(folder, project, 'tsconfig.new.json');
      const compilerOptions = { preserveSymlinks: true };
      writeFileSync(settings, JSON.stringify({ extends: './tsconfig.json', compilerOptions, include: [], files }));
      const tsc = [inWorkspace('node_modules', 'typescript-7', 'bin', 'tsc'), '-p', settings];
      expect([project, (await runNode(tsc)).output]).toEqual([project, '']);
    }
    const eslint = inWorkspace('node_modules', 'eslint', 'bin', 'eslint.js');
    // The boundaries need the graph of a whole workspace.
    const alone = ['--max-warnings=0', '--rule', '{"@nx/enforce-module-boundaries": "off"}'];
    const { status, stdout, stderr } = spawnSync(process.execPath, [eslint, ...alone, ...code], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect({ status, output: stdout + stderr }).toEqual({ status: 0, output: '' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

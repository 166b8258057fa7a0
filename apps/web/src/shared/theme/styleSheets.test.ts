import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const source = join(__dirname, '..', '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => join(source, file));
const read = (file: string) => readFileSync(file, 'utf8');
const sheets = files.filter((file) => file.endsWith('.module.css'));
const importOfSheet = /import (\w+) from '(.+\.module\.css)';/g;

/** A sheet and what a component uses of it: `row`, or `row_…` for the computed name `row_${look}`. */
interface Use {
  sheet: string;
  name: string;
}

function usesIn(file: string): Use[] {
  const code = read(file);
  const rest = code.replace(importOfSheet, '');
  return [...code.matchAll(importOfSheet)].flatMap(([, name = '', path = '']) =>
    [...rest.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\[\`(\\w+_)\\$\\{|\\[(\\w+)\\])`, 'g'))].map(
      ([, plain, prefix]) => ({ sheet: join(dirname(file), path), name: plain ?? `${prefix ?? ''}…` }),
    ),
  );
}

const uses = files.filter((file) => /(?<!\.test|\.parts)\.tsx?$/.test(file)).flatMap(usesIn);
const classes = sheets.flatMap((sheet) =>
  [...read(sheet).matchAll(/(?<!global\()\.([a-z]\w*)/gi)].map(([, name = '']): Use => ({ sheet, name })),
);
const isMeant = (use: Use, { sheet, name }: Use) =>
  use.sheet === sheet && (use.name.endsWith('…') ? name.startsWith(use.name.slice(0, -1)) : name === use.name);
const text = ({ sheet, name }: Use) => `${name} in ${basename(sheet)}`;

it('has each class that a component names', () => {
  expect(uses.filter((use) => !classes.some((one) => isMeant(use, one))).map(text)).toEqual([]);
});

it('has no class that no component names', () => {
  expect(classes.filter((one) => !uses.some((use) => isMeant(use, one))).map(text)).toEqual([]);
});

const layout = read(join(__dirname, 'layout.css'));
const page = ['base.css', '../../../index.html'].map((file) => read(join(__dirname, file)));
const globals = new Set([
  ...[layout, ...page].flatMap((sheet) => [...sheet.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)),
  ...[...layout.matchAll(/@mixin steps ([\w-]+)/g)].flatMap(([, name]) =>
    [...'123456789'].map((step) => `${name}-${step}`),
  ),
]);
/** The classes of the theme that a component names as text, alone or for `clsx`, and those that its sheet composes. */
const named = files.flatMap((file) => {
  const code = /\.module\.css$|(?<!\.test)\.tsx$/.test(file) ? read(file).replace(/`[^`]*`/g, '') : '';
  const calls = [...code.matchAll(/clsx\([^()]*(?:\([^()]*\)[^()]*)*\)/g)].join(' ');
  return [
    ...code.matchAll(/className="([^"]+)"/g),
    ...code.matchAll(/composes: (.+) from global/g),
    ...calls.matchAll(/(?<!== )'([a-z][\w -]*)'/g),
  ].flatMap(([, classes = '']) => classes.split(' ').map((name): Use => ({ sheet: file, name })));
});

it('names no class of the theme that is not there', () => {
  expect(named.filter(({ name }) => !globals.has(name)).map(text)).toEqual([]);
});

it('has no class of layout that nothing names', () => {
  const plain = [...layout.matchAll(/\.((?!tone-)[a-z][\w-]*) \{/g)].map(([, name]) => name);
  expect(plain.filter((name) => !named.some((one) => one.name === name))).toEqual([]);
});

it('uses no variable that is set nowhere', () => {
  const all = files.filter((file) => /\.(css|tsx?)$/.test(file)).map(read);
  const set = new Set([...all.join('\n').matchAll(/(--[\w-]+)['"]?\s*:/g)].map(([, name]) => name));
  const used = sheets.flatMap((sheet) =>
    [...read(sheet).matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => ({ sheet, name })),
  );
  expect(used.filter(({ name }) => !set.has(name)).map(text)).toEqual([]);
});

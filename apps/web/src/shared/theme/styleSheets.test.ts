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

const uses = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file)).flatMap(usesIn);
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

it('uses no variable that is set nowhere', () => {
  const all = files.filter((file) => /\.(css|tsx?)$/.test(file)).map(read);
  const set = new Set([...all.join('\n').matchAll(/(--[\w-]+)['"]?\s*:/g)].map(([, name]) => name));
  const used = sheets.flatMap((sheet) =>
    [...read(sheet).matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => ({ sheet, name })),
  );
  expect(used.filter(({ name }) => !set.has(name)).map(text)).toEqual([]);
});

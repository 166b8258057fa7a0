import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { inWorkspace } from '@catalogue/command-kit/workspace';

type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** The features of an app, each with those that its production files import. */
function importsIn(folder: string): Imports {
  const imports = new Map<string, Set<string>>();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture)\./.test(name))) {
    const [feature = ''] = file.split('/');
    const found = imports.get(feature) ?? new Set();
    const code = readFileSync(join(folder, file), 'utf8');
    for (const [, path = ''] of code.matchAll(/\b(?:from|import)[\s(]*'(\.[^']+)'/g)) {
      const [other = ''] = posix.join(posix.dirname(file), path).split('/');
      if (other !== '..' && other !== feature) found.add(other);
    }
    imports.set(feature, found);
  }
  return imports;
}

/** The features that import themselves through others. */
function inCycles(imports: Imports): string[] {
  const reach = (feature: string, seen: Set<string>): Set<string> => {
    for (const other of imports.get(feature) ?? []) if (!seen.has(other)) reach(other, seen.add(other));
    return seen;
  };
  return [...imports.keys()].filter((feature) => reach(feature, new Set()).has(feature));
}

describe.each(['web', 'mock-api'])('the features of %s', (app) => {
  const imports = importsIn(inWorkspace('apps', app, 'src', 'features'));

  it('import one another', () => {
    expect([...imports.values()].filter((others) => others.size > 0).length).toBeGreaterThan(3);
  });

  it('never import one another in a cycle', () => {
    expect(inCycles(imports)).toEqual([]);
  });
});

it('notices a cycle of three', () => {
  const imports = new Map([
    ['basket', new Set(['title'])],
    ['title', new Set(['search'])],
    ['search', new Set(['basket', 'site'])],
    ['site', new Set<string>()],
  ]);
  expect(inCycles(imports)).toEqual(['basket', 'title', 'search']);
});

import { readFileSync } from 'node:fs';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { areaSlugs } from './areaScreens';
import { screens } from './list';
import { rowsOfPage } from './matrix';

describe('the list of screens', () => {
  it('has every screen of the personal area: areaScreens.ts has a patron for each', () => {
    const source = readFileSync(inWorkspace('apps', 'web', 'src', 'app', 'personalScreens.tsx'), 'utf8');
    const [, body = ''] = source.split('export const personalScreens');
    const slugs = [...body.matchAll(/^ {2}'?([\w/-]+)'?: </gm)].map(([, slug]) => slug);
    expect(slugs.length).toBeGreaterThan(30);
    const listed = new Set(Object.keys(areaSlugs).map((slug) => slug.replace(/\?.*/, '')));
    expect(slugs.filter((slug) => slug === undefined || !listed.has(slug))).toEqual([]);
  });

  it('gives no two of them one name', () => {
    const names = screens.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('is the one of docs/ACCESSIBILITY.md: npm run axe -- --all --missing', () => {
    expect(rowsOfPage().map(({ name }) => name)).toEqual(screens.map(({ name }) => name));
  });
});

import type { Page } from '@playwright/test';
import { createRequire } from 'node:module';
import { schemes, type Scheme } from './browse';

// The axe that @axe-core/playwright brings. Its builder puts it into the page anew for each look and opens a second page to sum up:
// four fifths of the time of a look, for pages without frames.
const { source } = createRequire(require.resolve('@axe-core/playwright'))('axe-core') as { source: string };

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const ofColours = ['color-contrast', 'link-in-text-block'];
const ofPlaces = ['target-size', 'scrollable-region-focusable'];

/** Which rules are asked: all, those whose answer other words, other colours, or another place of the same parts can change. */
export type Asked = 'all' | 'words' | 'colours' | 'places';
const without = (rules: string[]) => Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]));
const asked: Record<Asked, object> = {
  all: { runOnly: tags },
  words: { runOnly: tags, rules: without(ofColours) },
  colours: { runOnly: { type: 'rule', values: [...ofColours, ...ofPlaces] } },
  places: { runOnly: { type: 'rule', values: ofPlaces } },
};

interface Found {
  id: string;
  nodes: { target: string[] }[];
}
interface Axe {
  run(options: object): Promise<{ violations: Found[] }>;
}

/** What of WCAG 2.2 A and AA the page breaks as it is now, in one scheme after the other, a line each. */
export async function violations(page: Page, looks: { scheme: Scheme; which: Asked }[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const steps = looks.map(({ scheme, which }) => ({ scheme, worn: schemes[scheme], options: asked[which] }));
  return page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: Axe };
    const lines: string[] = [];
    for (const { scheme, worn, options } of given) {
      for (const name of ['data-cor', 'data-modo']) document.documentElement.removeAttribute(name);
      Object.assign(document.documentElement.dataset, worn);
      const { violations: found } = await axe.run({ ...options, resultTypes: ['violations'] });
      for (const { id, nodes } of found)
        lines.push(`${scheme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    }
    return lines;
  }, steps);
}

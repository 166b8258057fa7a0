import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { schemes, type Scheme } from './browse';

// The axe that @axe-core/playwright brings. Its builder puts it into the page anew for each look and opens a second page to sum up:
// four fifths of the time of a look, for pages without frames.
const minified = createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js');
const source = readFileSync(minified, 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const ofColours = ['color-contrast', 'link-in-text-block'];
const ofPlaces = ['target-size', 'scrollable-region-focusable'];

/** Which rules are asked: all, those whose answer other words, other colours, another place of the same parts, or both, can change. */
export type Asked = 'all' | 'words' | 'colours' | 'places' | 'colours and places';
const without = (rules: string[]) => Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]));
const only = (rules: string[]) => ({ runOnly: { type: 'rule', values: rules } });
const asked: Record<Asked, object> = {
  all: { runOnly: tags },
  words: { runOnly: tags, rules: without(ofColours) },
  colours: only(ofColours),
  places: only(ofPlaces),
  'colours and places': only([...ofColours, ...ofPlaces]),
};

interface Found {
  id: string;
  help: string;
  helpUrl: string;
  nodes: { target: string[]; html: string; failureSummary: string }[];
}
interface Axe {
  run(options: object): Promise<{ violations: Found[] }>;
}

/** An element that breaks a rule. */
export interface Violation {
  scheme: Scheme;
  rule: string;
  help: string;
  helpUrl: string;
  target: string;
  html: string;
  /** What axe says to be wrong with it. */
  reason: string;
}

/** What of WCAG 2.2 A and AA the page breaks as it is now, in one scheme after the other. */
export async function violations(page: Page, looks: { scheme: Scheme; which: Asked }[]): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const steps = looks.map(({ scheme, which }) => ({ scheme, worn: schemes[scheme], options: asked[which] }));
  const found = await page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: Axe };
    const all: { scheme: Scheme; violations: Found[] }[] = [];
    for (const { scheme, worn, options } of given) {
      for (const name of ['data-cor', 'data-modo']) document.documentElement.removeAttribute(name);
      Object.assign(document.documentElement.dataset, worn);
      all.push({ scheme, violations: (await axe.run({ ...options, resultTypes: ['violations'] })).violations });
    }
    return all;
  }, steps);
  return found.flatMap(({ scheme, violations: rules }) =>
    rules.flatMap(({ id, help, helpUrl, nodes }) =>
      nodes.map(({ target, html, failureSummary }) => ({
        scheme,
        rule: id,
        help,
        helpUrl,
        target: target.join(' '),
        html,
        reason: failureSummary,
      })),
    ),
  );
}

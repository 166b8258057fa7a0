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

/**
 * Which rules are asked: all, those whose answer other words, other colours, another place of the same parts, or both, can change.
 * 'new parts': all but those of colours, of what no look before showed. 'colours of each kind': those of colours, of one element of
 * each kind.
 */
export type Asked =
  'all' | 'words' | 'colours' | 'places' | 'colours and places' | 'new parts' | 'colours of each kind';
const without = (rules: string[]) => Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]));
const only = (rules: string[]) => ({ runOnly: { type: 'rule', values: rules } });
const words = { runOnly: tags, rules: without(ofColours) };
const asked: Record<Asked, { options: object; of: 'everything' | 'new parts' | 'one of each kind' }> = {
  all: { options: { runOnly: tags }, of: 'everything' },
  words: { options: words, of: 'everything' },
  colours: { options: only(ofColours), of: 'everything' },
  places: { options: only(ofPlaces), of: 'everything' },
  'colours and places': { options: only([...ofColours, ...ofPlaces]), of: 'everything' },
  'new parts': { options: words, of: 'new parts' },
  'colours of each kind': { options: only(ofColours), of: 'one of each kind' },
};

interface Found {
  id: string;
  help: string;
  helpUrl: string;
  nodes: { target: string[]; html: string; failureSummary: string }[];
}
interface Axe {
  run(context: Document | { include: Element[] }, options: object): Promise<{ violations: Found[] }>;
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
  const steps = looks.map(({ scheme, which }) => ({ scheme, worn: schemes[scheme], ...asked[which] }));
  const found = await page.evaluate(async (given) => {
    const here = window as unknown as { axe: Axe; shownBefore?: WeakSet<Element> };
    const shownBefore = (here.shownBefore ??= new WeakSet());
    // What a style sheet can tell elements apart by: not their words, addresses and references.
    const ofContent =
      /^(id|href|src|srcset|alt|title|value|for|name|d|datetime|aria-(label|labelledby|describedby|controls))$/;
    const kinds = new Map<Element, string>();
    const kindOf = (element: Element | null): string => {
      if (element === null) return '';
      const known = kinds.get(element);
      if (known !== undefined) return known;
      const attributes = [...element.attributes].filter(({ name }) => !ofContent.test(name));
      const own = attributes.map(({ name, value }) => `${name}=${value}`).sort();
      const kind = `${kindOf(element.parentElement)}>${element.localName}[${own.join(' ')}]`;
      kinds.set(element, kind);
      return kind;
    };
    const hasWords = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const partsOf: Record<(typeof given)[number]['of'], (shown: Element[]) => Element[]> = {
      everything: () => [document.documentElement],
      'new parts': (shown) => {
        const parts = new Set(shown.filter((element) => !shownBefore.has(element)));
        // Axe looks into what it is given: the outermost are enough.
        return [...parts].filter(({ parentElement }) => !(parentElement && parts.has(parentElement)));
      },
      'one of each kind': (shown) => {
        const coloured = shown.filter((element) => hasWords(element) || element.matches('input, select, textarea'));
        return [...new Map(coloured.map((element) => [kindOf(element), element])).values()];
      },
    };
    const all: { scheme: Scheme; violations: Found[] }[] = [];
    for (const { scheme, worn, options, of } of given) {
      for (const name of ['data-cor', 'data-modo']) document.documentElement.removeAttribute(name);
      Object.assign(document.documentElement.dataset, worn);
      kinds.clear();
      const shown = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
      const include = partsOf[of](shown);
      // Axe refuses to look at nothing.
      const { violations } = include.length
        ? await here.axe.run(of === 'everything' ? document : { include }, { ...options, resultTypes: ['violations'] })
        : { violations: [] };
      all.push({ scheme, violations });
      for (const element of shown) shownBefore.add(element);
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

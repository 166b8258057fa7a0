import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { schemes, type Scheme } from './browse';

// The axe of @axe-core/playwright, without its builder, which injects axe again for each look and opens a second page for the
// results: four fifths of the time of a look, and only needed for pages with frames.
const minified = createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js');
const source = readFileSync(minified, 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const ofColours = ['color-contrast', 'link-in-text-block'];
const ofLayout = ['target-size', 'scrollable-region-focusable'];

/**
 * The rules to check: all; or only those whose result depends on texts, on colours, on position and size, or on the last two.
 * 'new elements': all rules but those on colours, for elements that no look before showed. 'colours of each kind': the rules on
 * colours, for one element of each kind.
 */
export type RuleSet =
  'all' | 'texts' | 'colours' | 'layout' | 'colours and layout' | 'new elements' | 'colours of each kind';
const without = (rules: string[]) => Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]));
const only = (rules: string[]) => ({ runOnly: { type: 'rule', values: rules } });
const allButColours = { runOnly: tags, rules: without(ofColours) };
const ruleSets: Record<RuleSet, { options: object; of: 'everything' | 'new elements' | 'one of each kind' }> = {
  all: { options: { runOnly: tags }, of: 'everything' },
  texts: { options: allButColours, of: 'everything' },
  colours: { options: only(ofColours), of: 'everything' },
  layout: { options: only(ofLayout), of: 'everything' },
  'colours and layout': { options: only([...ofColours, ...ofLayout]), of: 'everything' },
  'new elements': { options: allButColours, of: 'new elements' },
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
  /** Axe's explanation. */
  reason: string;
}

/** The violations of WCAG 2.2 A and AA on the page as it is now, in one scheme after the other. */
export async function violations(page: Page, looks: { scheme: Scheme; ruleSet: RuleSet }[]): Promise<Violation[]> {
  // `__name` is called by the functions below where tsx has compiled them.
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`globalThis.__name ??= (named) => named;\n${source}`);
  const steps = looks.map(({ scheme, ruleSet }) => ({ scheme, attributes: schemes[scheme], ...ruleSets[ruleSet] }));
  const found = await page.evaluate(async (given) => {
    const here = window as unknown as { axe: Axe; shownBefore?: WeakSet<Element> };
    const shownBefore = (here.shownBefore ??= new WeakSet());
    // Attributes of content, which style sheets do not select by: texts, addresses and references.
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
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const elementsOf: Record<(typeof given)[number]['of'], (shown: Element[]) => Element[]> = {
      everything: () => [document.documentElement],
      'new elements': (shown) => {
        const added = new Set(shown.filter((element) => !shownBefore.has(element)));
        // Axe also checks what is inside: the outermost elements are enough.
        return [...added].filter(({ parentElement }) => !(parentElement && added.has(parentElement)));
      },
      'one of each kind': (shown) => {
        const coloured = shown.filter((element) => hasText(element) || element.matches('input, select, textarea'));
        return [...new Map(coloured.map((element) => [kindOf(element), element])).values()];
      },
    };
    const all: { scheme: Scheme; violations: Found[] }[] = [];
    for (const { scheme, attributes, options, of } of given) {
      for (const name of ['data-cor', 'data-modo']) document.documentElement.removeAttribute(name);
      Object.assign(document.documentElement.dataset, attributes);
      kinds.clear();
      const shown = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
      const include = elementsOf[of](shown);
      // Axe throws for an empty list.
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

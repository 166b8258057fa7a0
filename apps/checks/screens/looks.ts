import { languages } from '@catalogue/domain';
import type { Page } from '@playwright/test';
import { schemeNames, applyScheme, type Scheme } from './browse';
import { widthsOf, type Screen } from './list';
import { violations, type RuleSet, type Violation } from './violations';

export const widths = [320, 768, 1440];
const phones = [320, 390];
const extraHeight = 3000;

/** A screen at a width in a scheme, and the rules to check there. */
export interface Look {
  width: number;
  scheme: Scheme;
  ruleSet: RuleSet;
}

/**
 * Each rule only where its result can differ: rules on colours once a scheme, rules on position and size once a width, the others
 * once in a narrow window, and in a wide one for the elements that only a wide one shows. Colours are checked on all elements in the
 * light scheme, and on one element of each kind in the others. Grey and inverted are filters over the light colours, which axe does
 * not see.
 */
export const eachRuleOnce = ({ narrow }: Pick<Screen, 'narrow'>): Look[] =>
  narrow
    ? [
        { width: 320, scheme: 'light', ruleSet: 'all' },
        { width: 320, scheme: 'dark', ruleSet: 'colours of each kind' },
        { width: 320, scheme: 'contrast', ruleSet: 'colours of each kind' },
      ]
    : [
        { width: 320, scheme: 'light', ruleSet: 'all' },
        { width: 768, scheme: 'light', ruleSet: 'layout' },
        { width: 1440, scheme: 'light', ruleSet: 'new elements' },
        { width: 1440, scheme: 'dark', ruleSet: 'colours of each kind' },
        { width: 1440, scheme: 'contrast', ruleSet: 'colours of each kind' },
      ];

/** Every scheme at every width. Colours do not depend on the texts, so they are checked in one language. */
export const everyLook = (screen: Screen, language: string): Look[] =>
  widthsOf(screen, widths).flatMap((width) =>
    schemeNames.map((scheme) => ({ width, scheme, ruleSet: ruleSetFor(scheme, language) })),
  );

function ruleSetFor(scheme: Scheme, language: string): RuleSet {
  const isFirst = language === languages[0];
  if (scheme === 'light') return isFirst ? 'all' : 'texts';
  return isFirst && (scheme === 'dark' || scheme === 'contrast') ? 'colours and layout' : 'layout';
}

/**
 * The problems of the screen that the page shows: elements that break a rule, each once with all looks in which it does; and
 * widths at which the page scrolls sideways, with normal text and with text of 200 %.
 */
export async function findingsOn(page: Page, looks: Look[]): Promise<string[]> {
  const broken = new Map<string, Violation & { seen: string[] }>();
  const wide: string[] = [];
  for (const width of new Set(looks.map((look) => look.width))) {
    await showWhole(page, width);
    const here = looks.filter((look) => look.width === width);
    for (const violation of await violations(page, here)) {
      const { rule, target, html, scheme } = violation;
      const key = [rule, target, html].join(' ');
      const { seen } = broken.get(key) ?? { seen: [] };
      broken.set(key, { ...violation, seen: [...seen, `${scheme} ${width} px`] });
    }
    wide.push(...(await tooWide(page, `${width} px`)));
  }
  await applyScheme(page, 'light');
  await enlarge(page, true);
  for (const width of phones) {
    await page.setViewportSize({ width, height: 900 });
    await animationsEnded(page);
    wide.push(...(await tooWide(page, `${width} px with text of 200 %`)));
  }
  await enlarge(page, false);
  return [...[...broken.values()].map(textOf), ...wide];
}

const textOf = ({ rule, help, helpUrl, reason, html, target, seen }: Violation & { seen: string[] }): string =>
  [`${rule}: ${help} (${helpUrl})`, ...reason.split('\n'), html, `at ${target}`, `in ${seen.join(', ')}`].join('\n  ');

/**
 * Makes the window higher than the page, so that no fixed bar covers an element. There is room for lines that load once they are
 * in sight.
 */
async function showWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: height + extraHeight });
  await animationsEnded(page);
}

/** Waits for the end of all animations: a dialog that opens again at another width is hidden from axe until then. */
const animationsEnded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** The element that makes the page scroll sideways, by its tag and text. */
const tooWide = (page: Page, at: string): Promise<string[]> =>
  page.evaluate((where) => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= window.innerWidth) return [];
    const found = [...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 0.5)
      .pop();
    return [
      `At ${where} it is ${scrollWidth} px wide, by <${found?.tagName.toLowerCase()}> “${found?.textContent.slice(0, 40)}”`,
    ];
  }, at);

/** Sets the attributes that the accessibility bar sets for text of 200 %, or removes them. */
const enlarge = (page: Page, isLarge: boolean): Promise<void> =>
  page.evaluate((large) => {
    const { dataset } = document.documentElement;
    delete dataset['zoom'];
    delete dataset['enlarged'];
    if (large) Object.assign(dataset, { zoom: '100', enlarged: '' });
  }, isLarge);

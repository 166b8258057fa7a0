import type { Page } from '@playwright/test';
import { languages, schemeNames, applyScheme, type Scheme } from './browse';
import { widthsOf, type Screen } from './list';
import { violations, type Asked, type Violation } from './violations';

export const widths = [320, 768, 1440];
const phones = [320, 390];
const room = 3000;

/** A screen at a width in a scheme, and the rules that are asked there. */
export interface Look {
  width: number;
  scheme: Scheme;
  which: Asked;
}

/**
 * Each rule where its answer can differ: those of colours once a scheme, those of places and sizes once a width, the others once
 * where the window is narrow, and where it is wide for the parts that it shows only there. Light colours are judged on the narrow
 * parts, those of the other schemes on one wide part of each kind. Grey and inverted are filters over the light colours: axe sees what is under
 * them.
 */
export const eachRuleOnce = ({ narrow }: Pick<Screen, 'narrow'>): Look[] =>
  narrow
    ? [
        { width: 320, scheme: 'light', which: 'all' },
        { width: 320, scheme: 'dark', which: 'colours of each kind' },
        { width: 320, scheme: 'contrast', which: 'colours of each kind' },
      ]
    : [
        { width: 320, scheme: 'light', which: 'all' },
        { width: 768, scheme: 'light', which: 'places' },
        { width: 1440, scheme: 'light', which: 'new parts' },
        { width: 1440, scheme: 'dark', which: 'colours of each kind' },
        { width: 1440, scheme: 'contrast', which: 'colours of each kind' },
      ];

/** Every scheme at every width. Other words have the same colours, so that these are judged in one language. */
export const everyLook = (screen: Screen, language: string): Look[] =>
  widthsOf(screen, widths).flatMap((width) =>
    schemeNames.map((scheme) => ({ width, scheme, which: askedIn(scheme, language) })),
  );

function askedIn(scheme: Scheme, language: string): Asked {
  const isFirst = language === languages[0];
  if (scheme === 'light') return isFirst ? 'all' : 'words';
  return isFirst && (scheme === 'dark' || scheme === 'contrast') ? 'colours and places' : 'places';
}

/**
 * What is wrong with the screen that the page shows: what breaks a rule in these looks, each element once with all looks in which
 * it does; and where the page scrolls sideways, as it is and with text of 200 %.
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
    await still(page);
    wide.push(...(await tooWide(page, `${width} px with text of 200 %`)));
  }
  await enlarge(page, false);
  return [...[...broken.values()].map(told), ...wide];
}

const told = ({ rule, help, helpUrl, reason, html, target, seen }: Violation & { seen: string[] }): string =>
  [`${rule}: ${help} (${helpUrl})`, ...reason.split('\n'), html, `at ${target}`, `in ${seen.join(', ')}`].join('\n  ');

/**
 * A window higher than the page: what a fixed bar lies over by chance of the scrolling is no fault of what is under it. Lines that are
 * asked for once they are in sight make the page longer a moment later.
 */
async function showWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: height + room });
  await still(page);
}

/** Waits until nothing comes in or goes out any more: at another width a dialog comes in anew, and is not there for axe until then. */
const still = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** What makes the page scroll sideways, by its tag and words. */
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

/** What the accessibility bar does to the page when the text is to be twice as large, or is no longer. */
const enlarge = (page: Page, isLarge: boolean): Promise<void> =>
  page.evaluate((large) => {
    const { dataset } = document.documentElement;
    delete dataset['zoom'];
    delete dataset['ampliado'];
    if (large) Object.assign(dataset, { zoom: '100', ampliado: '' });
  }, isLarge);

import type { Page } from '@playwright/test';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { Failure } from '@catalogue/command-kit/failure';
import { languages, openCatalogue, pagesOf, schemeNames, type Scheme } from './screens/browse';
import { languagesOf, screens, screensNamed, widthsOf, type Screen } from './screens/list';
import { saveRow, savedRows, type Row } from './screens/matrix';
import { violations, type Asked } from './screens/violations';
import { inWorkspace } from '@catalogue/command-kit/workspace';

const widths = [320, 768, 1440];
const phones = [320, 390];
const pagesAtOnce = 3;
const room = 3000;

/**
 * `npm run axe [-- WORD…] [--left] [--language CODE]`: every screen in five schemes, three widths and three languages, against WCAG
 * 2.2 A and AA, and whether it scrolls sideways. May be run in parts: each screen's row is kept in .data/axe.json, and once every
 * screen has one they are written to docs/ACCESSIBILITY.md. `--left` takes those without a row of the present build. In one
 * language, as `npm test` does it, nothing is kept. Ends with 1 when something was found.
 */
export async function run(given: string[]): Promise<number> {
  const { words, isLeft, chosen } = readArguments(given);
  const isWhole = chosen.length === languages.length;
  const { address, browser, close } = await openCatalogue();
  const build = builtFrom();
  const done = isLeft ? savedRows().filter((row) => row.build === build) : [];
  const waiting = screensNamed(words).filter(({ name }) => !done.some((row) => row.name === name));
  let isClean = true;

  async function look(screen: Screen, onPage: ReturnType<typeof pagesOf>): Promise<void> {
    const began = performance.now();
    const row: Row = { name: screen.name, build, looks: 0, found: [] };
    try {
      const heard = languagesOf(screen, chosen);
      const looks = heard.map((language) => onPage(screen, language, (page) => lookAt(page, screen, language)));
      row.found = (await Promise.all(looks)).flat();
      row.looks = heard.length * schemeNames.length * widthsOf(screen, widths).length;
    } catch (error) {
      // The others can be looked at all the same; this one has no row until it can.
      console.log(`✗ ${screen.name} cannot be shown: ${String(error)}`);
      isClean = false;
      return;
    }
    if (isWhole) saveRow(row);
    isClean &&= row.found.length === 0;
    tell(row, (performance.now() - began) / 1000);
  }
  // Side by side: most of a look is waiting for the page.
  const lanes = Array.from({ length: Math.ceil(pagesAtOnce / chosen.length) }, async () => {
    const onPage = pagesOf(browser, address);
    for (let screen = waiting.shift(); screen; screen = waiting.shift()) await look(screen, onPage);
  });
  await Promise.all(lanes);
  await close();
  if (isWhole) await report();
  return isClean ? 0 : 1;
}

function readArguments(given: string[]) {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: { left: { type: 'boolean', default: false }, language: { type: 'string' } },
  });
  const chosen = languages.filter((language) => values.language === undefined || values.language === language);
  if (chosen.length === 0) throw new Failure(`The screens speak ${languages.join(', ')}, and not ${values.language}.`);
  return { words: positionals, isLeft: values.left, chosen };
}

/** The stamp of what was built, whoever serves it. */
function builtFrom(): string {
  const stamp = inWorkspace('dist', 'built-from');
  return existsSync(stamp) ? readFileSync(stamp, 'utf8').slice(0, 12) : 'unknown';
}

async function lookAt(page: Page, screen: Screen, language: string): Promise<string[]> {
  const looks = schemeNames.map((scheme) => ({ scheme, which: askedIn(scheme, language) }));
  const found: string[] = [];
  for (const width of widthsOf(screen, widths)) {
    await showWhole(page, width);
    for (const violation of await violations(page, looks)) found.push(`${language}, ${width} px, ${violation}`);
    const wide = await tooWide(page);
    if (wide !== null) found.push(`${language}, ${width} px: ${wide}`);
  }
  await enlarge(page, true);
  for (const width of phones) {
    await page.setViewportSize({ width, height: 900 });
    await waitUntilIdle(page);
    const wide = await tooWide(page);
    if (wide !== null) found.push(`${language}, ${width} px, text of 200 %: ${wide}`);
  }
  await enlarge(page, false);
  return found;
}

/** What makes the page scroll sideways, by its tag and words; null where nothing does. */
const tooWide = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= window.innerWidth) return null;
    const found = [...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 0.5)
      .pop();
    return `${scrollWidth} px wide at <${found?.tagName.toLowerCase()}> “${found?.textContent.slice(0, 40)}”`;
  });

/** What the accessibility bar does to the page when the text is to be twice as large, or is no longer. */
const enlarge = (page: Page, isLarge: boolean): Promise<void> =>
  page.evaluate((large) => {
    const { dataset } = document.documentElement;
    delete dataset['zoom'];
    delete dataset['ampliado'];
    if (large) Object.assign(dataset, { zoom: '100', ampliado: '' });
  }, isLarge);

/**
 * The rules whose answer this look can change. Other words have the same colours, so that these are judged in each scheme in one
 * language. Grey and inverted are filters over the light colours: axe sees what is under them.
 */
function askedIn(scheme: Scheme, language: string): Asked {
  const isFirst = language === languages[0];
  if (scheme === 'light') return isFirst ? 'all' : 'words';
  return isFirst && (scheme === 'dark' || scheme === 'contrast') ? 'colours' : 'places';
}

/**
 * A window higher than the page: what a fixed bar lies over by chance of the scrolling is no fault of what is under it. Lines that are
 * asked for once they are in sight make the page longer a moment later.
 */
async function showWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: height + room });
  await waitUntilIdle(page);
}

/** Waits until nothing comes in or goes out any more: at another width a dialog comes in anew, and is not there for axe until then. */
const waitUntilIdle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

function tell({ name, looks, found }: Row, seconds: number): void {
  const mark = found.length === 0 ? '✓' : '✗';
  console.log(`${mark} ${name}: ${looks} looks in ${seconds.toFixed()} s, ${found.length} violations`);
  for (const line of new Set(found)) console.log(`    ${line}`);
}

async function report(): Promise<void> {
  const kept = savedRows();
  const rows = screens.flatMap(({ name }) => kept.find((row) => row.name === name) ?? []);
  const left = screens.length - rows.length;
  if (left > 0) console.log(`\n${left} of ${screens.length} screens have no row yet: npm run axe -- --left`);
  else {
    const file = inWorkspace('docs', 'ACCESSIBILITY.md');
    writeFileSync(file, await format(page(rows), { ...(await resolveConfig(file)), filepath: file }));
  }
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

const page = (rows: Row[]): string => `# Accessibility

\`npm run axe\` wrote this page: the ${rows.length} screens of \`apps/checks/screens/list.ts\`, each in the schemes ${schemeNames.join(', ')}, at
${widths.join(', ')} px (what only narrow windows have, at the first), in ${languages.join(', ')} (what only the sign-in has, in fr or it), against the rules of WCAG 2.2 A and AA that a
program can judge. Each look asks the rules whose answer it can change: all in the light scheme, in every language and width; those of colours in
light, dark and high contrast in one language, since words do not change them; places and sizes in every look. Grey and inverted are filters over
the light colours, which axe does not see. No screen scrolls sideways, nor does it on phones with text of 200 %.

**${sum(rows.map(({ looks }) => looks))} looks, ${sum(rows.map(({ found }) => found.length))} violations.**

| screen | looks | violations |
| --- | ---: | ---: |
${rows.map(({ name, looks, found }) => `| ${name} | ${looks} | ${found.length} |`).join('\n')}
${rows
  .filter(({ found }) => found.length > 0)
  .map(({ name, found }) => `\n## ${name}\n\n${found.map((line) => `- ${line}`).join('\n')}\n`)
  .join('')}`;

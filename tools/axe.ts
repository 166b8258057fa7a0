import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { languages, openCatalogue, openPage, schemeNames, show, wear } from './screens/browse';
import { screens, screensNamed } from './screens/list';
import { inWorkspace } from './workspace';

const widths = [320, 768, 1440];
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Row {
  name: string;
  looks: number;
  found: string[];
}

/**
 * `npm run axe [-- WORD…]`: every screen in five schemes, three widths and three languages, against WCAG 2.2 A and AA. All of
 * them together are written to docs/ACCESSIBILITY.md. Ends with 1 when something was found.
 */
export async function run(words: string[]): Promise<number> {
  const { address, browser, close } = await openCatalogue();
  const rows: Row[] = [];
  for (const screen of screensNamed(words)) {
    const row: Row = { name: screen.name, looks: 0, found: [] };
    for (const language of languages) {
      const page = await openPage(browser, address, language, screen.patron);
      await show(page, screen);
      for (const width of widths) {
        await showWhole(page, width);
        for (const scheme of schemeNames) {
          await wear(page, scheme);
          row.looks += 1;
          for (const violation of await violations(page))
            row.found.push(`${language}, ${scheme}, ${width} px: ${violation}`);
        }
      }
      await page.context().close();
    }
    rows.push(row);
    console.log(
      `${row.found.length === 0 ? '✓' : '✗'} ${row.name}: ${row.looks} looks, ${row.found.length} violations`,
    );
    for (const line of new Set(row.found)) console.log(`    ${line}`);
  }
  await close();
  if (rows.length === screens.length) writeFileSync(inWorkspace('docs', 'ACCESSIBILITY.md'), report(rows));
  return rows.every(({ found }) => found.length === 0) ? 0 : 1;
}

/** A window as high as the page: what a fixed bar lies over by chance of the scrolling is no fault of what is under it. */
async function showWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(900, height) });
}

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return found.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

const report = (rows: Row[]): string => `# Accessibility

\`npm run axe\` wrote this page: ${rows.length} screens of \`tools/screens/list.ts\`, each in the schemes ${schemeNames.join(', ')}, at
${widths.join(', ')} px, in ${languages.join(', ')}, against the rules of WCAG 2.2 A and AA that a program can judge.

**${sum(rows.map(({ looks }) => looks))} looks, ${sum(rows.map(({ found }) => found.length))} violations.**

| screen | looks | violations |
| --- | ---: | ---: |
${rows.map(({ name, looks, found }) => `| ${name} | ${looks} | ${found.length} |`).join('\n')}
${rows
  .filter(({ found }) => found.length > 0)
  .map(({ name, found }) => `\n## ${name}\n\n${found.map((line) => `- ${line}`).join('\n')}\n`)
  .join('')}`;

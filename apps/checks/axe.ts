import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { end } from '@catalogue/command-kit/childProcess';
import { Failure } from '@catalogue/command-kit/failure';
import { languages, type Language } from '@catalogue/domain';
import { writePage } from './screens/accessibilityPage';
import { openCatalogue, pagesOf, schemeNames } from './screens/browse';
import { languagesOf, screens, screensNamed, widthsOf, type Screen } from './screens/list';
import { everyLook, findingsOn, widths } from './screens/looks';
import { rowsOfPage, saveRow, savedRows, type Result, type Row } from './screens/matrix';
import { atShutdown } from '@catalogue/command-kit/shutdown';
import { findChromium } from '@catalogue/command-kit/chromium';
import { hashOfFiles } from '@catalogue/command-kit/stamp';
import { inWorkspace } from '@catalogue/command-kit/workspace';

const pagesAtOnce = 3;

export const usage = `Usage: npm run axe [-- WORD …] [--all [--left] [--missing] [--language CODE]]
Tests the accessibility of all screens, or of those with a WORD in their name.`;

/**
 * `npm run axe [-- WORD…]`: tests every screen, or those with a word in their name, against WCAG 2.2 A and AA and for sideways
 * scrolling: in Portuguese, each rule in the schemes and widths that can change its result. `npm test` runs the same Playwright tests.
 *
 * `--all [--left] [--missing] [--language CODE]`: in five schemes, three widths and three languages. May be run in parts: each screen's row is
 * saved in .data/axe.json, and once every screen has one they are written to docs/ACCESSIBILITY.md. `--left` takes those without a
 * row of the present build, `--missing` those that the page has no row of, and keeps its others. With --language nothing is saved.
 *
 * Ends with 1 if a violation was found.
 */
export async function run(given: string[]): Promise<number> {
  const { words, isAll, ...which } = readArguments(given);
  return isAll ? lookAtAll(words, which) : test(words);
}

async function test(words: string[]): Promise<number> {
  const named = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|');
  const child = spawn(
    process.execPath,
    [
      inWorkspace('node_modules', '@playwright', 'test', 'cli.js'),
      'test',
      `--config=${inWorkspace('apps', 'e2e', 'a11y.config.ts')}`,
      `--grep=${named}`,
    ],
    { env: { ...process.env, PLAYWRIGHT_CHROMIUM_EXECUTABLE: await findChromium() }, stdio: 'inherit' },
  );
  atShutdown(() => end(child));
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

interface Which {
  isLeft: boolean;
  isMissing: boolean;
  /** Languages. */
  chosen: readonly Language[];
}

async function lookAtAll(words: string[], { isLeft, isMissing, chosen }: Which): Promise<number> {
  const isWhole = chosen.length === languages.length;
  const named = screensNamed(words);
  const { address, browser, close } = await openCatalogue();
  const build = buildHash();
  const kept = isMissing ? rowsOfPage() : [];
  const done = isLeft ? [...kept, ...savedRows().filter((row) => row.build === build)] : kept;
  const waiting = named.filter(({ name }) => !done.some((row) => row.name === name));
  let isClean = true;

  async function look(screen: Screen, onPage: ReturnType<typeof pagesOf>): Promise<void> {
    const began = performance.now();
    const row: Row = { name: screen.name, build, looks: 0, found: [] };
    try {
      const spoken = languagesOf(screen, chosen);
      const found = spoken.map(async (language) => {
        const looks = everyLook(screen, language);
        return (await onPage(screen, language, (page) => findingsOn(page, looks))).map(
          (text) => `${language}: ${text}`,
        );
      });
      row.found = (await Promise.all(found)).flat();
      row.looks = spoken.length * schemeNames.length * widthsOf(screen, widths).length;
    } catch (error) {
      // The run goes on with the other screens; this one has no row yet.
      console.log(`✗ ${screen.name} cannot be shown: ${String(error)}`);
      isClean = false;
      return;
    }
    if (isWhole) saveRow(row);
    isClean &&= row.found.length === 0;
    print(row, (performance.now() - began) / 1000);
  }
  // In parallel, since most of the time is spent waiting for the page.
  const lanes = Array.from({ length: Math.ceil(pagesAtOnce / chosen.length) }, async () => {
    const onPage = pagesOf(browser, address);
    for (let screen = waiting.shift(); screen; screen = waiting.shift()) await look(screen, onPage);
  });
  await Promise.all(lanes);
  await close();
  if (isWhole) await report(kept);
  return isClean ? 0 : 1;
}

function readArguments(given: string[]) {
  const { values, positionals } = parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      left: { type: 'boolean', default: false },
      missing: { type: 'boolean', default: false },
      language: { type: 'string' },
    },
  });
  const chosen = languages.filter((language) => values.language === undefined || values.language === language);
  if (chosen.length === 0) throw new Failure(`--language is one of ${languages.join(', ')}, not "${values.language}".`);
  const isAll = values.all;
  if (!isAll && (values.left || values.missing || values.language !== undefined))
    throw new Failure('--left, --missing and --language are for all looks: add --all.');
  return { words: positionals, isAll, isLeft: values.left, isMissing: values.missing, chosen };
}

/** Identifies the build that is tested. */
const buildHash = (): string => hashOfFiles(['dist/web', 'dist/mock-api']).slice(0, 12);

function print({ name, looks, found }: Row, seconds: number): void {
  const mark = found.length === 0 ? '✓' : '✗';
  console.log(`${mark} ${name}: ${looks} looks in ${seconds.toFixed()} s, ${found.length} violations`);
  for (const text of new Set(found)) console.log(`    ${text.replaceAll('\n', '\n    ')}`);
}

async function report(kept: Result[]): Promise<void> {
  const known = [...savedRows(), ...kept];
  const rows = screens.flatMap(({ name }) => known.find((row) => row.name === name) ?? []);
  const left = screens.length - rows.length;
  if (left > 0) console.log(`\n${left} of ${screens.length} screens have no row yet: npm run axe -- --all --left`);
  else await writePage(rows);
}

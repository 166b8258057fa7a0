import { Failure } from '@catalogue/command-kit/failure';
import { languages } from '@catalogue/domain';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { compare, picturesIn } from './screens/compare';
import { applyScheme, openBrowser, openCatalogue, pagesOf, schemeNames, type Scheme } from './screens/browse';
import { languagesOf, screensNamed, widthsOf } from './screens/list';
import { openParts, partNames, showPart } from './screens/parts';
import { inWorkspace } from '@catalogue/command-kit/workspace';

const folders = { screens: inWorkspace('.data', 'screens'), parts: inWorkspace('.data', 'parts') };
const widths = [390, 1440];
const seen: Scheme[] = ['light', 'dark', 'contrast'];

export const usage = `Usage: npm run screens [-- pt|en|es] [WORD …] [--parts] [--against FOLDER]
Takes pictures of all screens, or of those with a WORD in their name; with --parts of the shared parts. With --against it compares them
with those of an earlier run.`;

/** A screen or a part, and its pictures. */
interface Row {
  name: string;
  files: string[];
}

/**
 * `npm run screens [-- WORD…]`: pictures of every screen, or of those with a word in their name, and a page that shows them all;
 * with `en` or `es` as the first word in that language. `--parts` takes those of the shared parts in their states, in all five schemes.
 * `--against FOLDER` compares them with an earlier run's, pixel by pixel, and ends with 1 where they differ.
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals: given } = parseArgs({
    args,
    options: { against: { type: 'string' }, parts: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const folder = values.parts ? folders.parts : folders.screens;
  const language = languages.find((each) => each === given[0]);
  const words = given.filter((word) => word !== language);
  const before = values.against && resolve(process.env['INIT_CWD'] ?? '', values.against);
  if (before && !existsSync(before))
    throw new Failure(
      `There is no folder ${before} with earlier pictures: run this without --against, and copy ${folder}.`,
    );
  if (before === folder) throw new Failure(`New pictures go into ${folder}: copy the earlier ones first.`);
  if (values.parts && language)
    throw new Failure(`Pictures of parts are in Portuguese: leave out --language ${language}.`);
  mkdirSync(folder, { recursive: true });
  const rows = values.parts ? await takeParts(words) : await takeScreens(words, language ?? 'pt');
  writeFileSync(join(folder, 'index.html'), contactSheet(rows));
  console.log(`\n${join(folder, 'index.html')} shows them all.`);
  const files = rows.flatMap((row) => row.files);
  if (words.length === 0) removeOthers(folder, files);
  return before ? report(folder, files, before, words) : 0;
}

async function takeScreens(words: string[], language: string): Promise<Row[]> {
  const chosen = screensNamed(words);
  const { address, browser, close } = await openCatalogue();
  const rows: Row[] = [];
  const onPage = pagesOf(browser, address);
  for (const screen of chosen) {
    const [spoken = language] = languagesOf(screen, [language]);
    const files = await onPage(screen, spoken, (page) =>
      pictures(page, join(folders.screens, inFileNames(screen.name)), widthsOf(screen, widths), seen),
    );
    rows.push({ name: screen.name, files });
    console.log(`${screen.name}: ${files.length} pictures`);
  }
  await close();
  return rows;
}

async function takeParts(words: string[]): Promise<Row[]> {
  const chosen = partNames.filter((part) => words.length === 0 || words.some((word) => part.includes(word)));
  if (chosen.length === 0)
    throw new Failure(`No part has ${words.join(' or ')} in its name: parts are called as their *.parts.tsx.`);
  const [parts, browser] = await Promise.all([openParts(), openBrowser()]);
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const rows: Row[] = [];
  for (const part of chosen) {
    const files: string[] = [];
    await showPart(page, parts.address, part, async (state) => {
      const name = inFileNames([part, state].filter(Boolean).join(' '));
      files.push(...(await pictures(page, join(folders.parts, name), widths, schemeNames)));
    });
    rows.push({ name: part, files });
    console.log(`${part}: ${files.length} pictures`);
  }
  await browser.close();
  await parts.close();
  return rows;
}

/** Takes pictures of what the page shows, at each width in each scheme, and returns the names of their files. */
async function pictures(page: Page, path: string, at: number[], schemes: Scheme[]): Promise<string[]> {
  const files: string[] = [];
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    for (const scheme of schemes) {
      await applyScheme(page, scheme);
      const file = `${path}-${scheme}-${width}.png`;
      await page.screenshot({ path: file, fullPage: true });
      files.push(basename(file));
    }
  }
  return files;
}

const inFileNames = (name: string): string => name.replace(/\W+/g, '-');

/** Removes the pictures of screens or parts that no longer exist. */
function removeOthers(folder: string, files: string[]): void {
  for (const file of picturesIn(folder)) if (!files.includes(file)) rmSync(join(folder, file));
}

function report(folder: string, files: string[], before: string, words: string[]): number {
  const drawn = join(folder, 'differences');
  const screenOf = (file: string): string => file.replace(/-\w+-\d+\.png$/, '');
  const isChosen = (file: string): boolean =>
    words.length === 0 || words.some((word) => screenOf(file).includes(inFileNames(word)));
  const earlier = { folder: before, files: picturesIn(before).filter(isChosen) };
  const found = compare(earlier, { folder, files }, drawn);
  for (const { file, reason } of found) console.log(`${file}: ${reason}`);
  console.log(`${files.length} pictures, ${found.length} differences; ${drawn} shows where.`);
  return found.length === 0 ? 0 : 1;
}

const picture = (file: string): string =>
  `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy" width="240"></a>`;
const contactSheet = (rows: { name: string; files: string[] }[]): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title>
<style>body{font:1rem system-ui;margin:2rem}section{display:flex;gap:1rem;align-items:start;overflow:auto}img{border:1px solid #999}</style>
${rows.map(({ name, files }) => `<h2>${name}</h2><section>${files.map(picture).join('')}</section>`).join('\n')}`;

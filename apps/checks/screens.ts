import { Failure } from '@catalogue/command-kit/failure';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compare, picturesIn } from './screens/compare';
import { languages, openCatalogue, pagesOf, applyScheme, type Scheme } from './screens/browse';
import { languagesOf, screensNamed, widthsOf } from './screens/list';
import { inWorkspace } from '@catalogue/command-kit/workspace';

const folder = inWorkspace('.data', 'screens');
const widths = [390, 1440];
const seen: Scheme[] = ['light', 'dark', 'contrast'];

export const usage = `Usage: npm run screens [-- pt|en|es] [WORD …] [--against FOLDER]
Takes pictures of all screens, or of those with a WORD in their name. With --against it compares them with those of an earlier run.`;

/**
 * `npm run screens [-- WORD…]`: pictures of every screen, or of those with a word in their name, and a page that shows them all;
 * with `en` or `es` as the first word in that language. `--against FOLDER` compares them with an earlier run's, pixel by pixel, and
 * ends with 1 where they differ.
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals: given } = parseArgs({
    args,
    options: { against: { type: 'string' } },
    allowPositionals: true,
  });
  const language = languages.find((each) => each === given[0]) ?? 'pt';
  const words = given.filter((word) => word !== language);
  const chosen = screensNamed(words);
  const before = values.against && resolve(process.env['INIT_CWD'] ?? '', values.against);
  if (before && !existsSync(before)) throw new Failure(`There is no folder ${before} with earlier pictures.`);
  if (before === folder) throw new Failure(`New pictures go into ${folder}: copy the earlier ones first.`);
  mkdirSync(folder, { recursive: true });
  const { address, browser, close } = await openCatalogue();
  const rows: { name: string; files: string[] }[] = [];
  const onPage = pagesOf(browser, address);
  for (const screen of chosen) {
    const files: string[] = [];
    const [spoken = language] = languagesOf(screen, [language]);
    await onPage(screen, spoken, async (page) => {
      for (const width of widthsOf(screen, widths)) {
        await page.setViewportSize({ width, height: 900 });
        for (const scheme of seen) {
          await applyScheme(page, scheme);
          const file = `${inFileNames(screen.name)}-${scheme}-${width}.png`;
          await page.screenshot({ path: join(folder, file), fullPage: true });
          files.push(file);
        }
      }
    });
    rows.push({ name: screen.name, files });
    console.log(`${screen.name}: ${files.length} pictures`);
  }
  await close();
  writeFileSync(join(folder, 'index.html'), contactSheet(rows));
  console.log(`\n${join(folder, 'index.html')} shows them all.`);
  const files = rows.flatMap((row) => row.files);
  if (words.length === 0) removeOthers(files);
  return before ? report(files, before, words) : 0;
}

const inFileNames = (name: string): string => name.replace(/\W+/g, '-');

/** Removes the pictures of screens that no longer exist. */
function removeOthers(files: string[]): void {
  for (const file of picturesIn(folder)) if (!files.includes(file)) rmSync(join(folder, file));
}

function report(files: string[], before: string, words: string[]): number {
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

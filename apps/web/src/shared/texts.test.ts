import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from './language';

const source = join(__dirname, '..');
const folders = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => /[\\/]texts$/.test(path));
const read = (folder: string, language: string) =>
  JSON.parse(readFileSync(join(source, folder, `${language}.json`), 'utf8')) as Record<string, string>;
const places = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]).sort();

it('finds the texts of every feature', () => {
  expect(folders.length).toBeGreaterThanOrEqual(6);
});

describe.each(folders)('the texts of %s', (folder) => {
  const portuguese = read(folder, 'pt');

  it.each(languages)('are complete in %s', (language) => {
    const texts = read(folder, language);
    expect(Object.keys(texts).sort()).toEqual(Object.keys(portuguese).sort());
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it.each(languages)('leave room for the same values in %s', (language) => {
    const texts = read(folder, language);
    const different = Object.keys(portuguese).filter(
      (key) => places(texts[key] ?? '').join() !== places(portuguese[key] ?? '').join(),
    );
    expect(different).toEqual([]);
  });

  // Spanish and Portuguese share short phrases; a sentence is never the same.
  it.each([
    ['en', 2],
    ['es', 4],
  ])('are not left in Portuguese in %s', (language, sharedWords) => {
    const texts = read(folder, language);
    const words = (text: string) =>
      text
        .replace(/\{\{.*?\}\}/g, '')
        .split(/[^\p{L}]+/u)
        .filter(Boolean).length;
    const untranslated = Object.entries(portuguese).filter(
      ([key, text]) => words(text) > sharedWords && texts[key] === text,
    );
    expect(untranslated.map(([key]) => key)).toEqual([]);
  });
});

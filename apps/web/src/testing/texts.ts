import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const source = join(__dirname, '..');
const features = readdirSync(join(source, 'features')).map((feature) => join(source, 'features', feature));

const readTexts = (file: string): Record<string, string> => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    // A feature without texts.
    return {};
  }
};

/** All texts of a language, by namespace. */
export const textsIn = (language: string): Record<string, Record<string, string>> =>
  Object.fromEntries(
    [...features, join(source, 'app'), join(source, 'shared')].map((room) => [
      basename(room),
      readTexts(join(room, 'texts', `${language}.json`)),
    ]),
  );

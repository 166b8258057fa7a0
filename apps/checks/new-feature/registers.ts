import { Failure } from '@catalogue/command-kit/failure';
import type { FeatureName } from './names';

interface Insertion {
  /** The text goes after the last match; in a list that is in alphabetical order after the last that is before it. */
  after: RegExp;
  text: string;
  isSorted?: true;
}

/** The lists that name each feature, and what a new one adds to each. Without its entry in any of them the compiler reports an error. */
export const registers = ({ folder, key, pascal }: FeatureName): Record<string, Insertion[]> => ({
  'libs/api-contract/src/features.ts': [
    { after: /^export \{ \w+ \} from '\.\/.*';$/gm, text: `\nexport { ${key} } from './${folder}';`, isSorted: true },
  ],
  'libs/api-contract/src/index.ts': [{ after: /^export \* from '\.\/.*';$/gm, text: `\nexport * from './${folder}';` }],
  'apps/mock-api/src/handlers.ts': [
    {
      after: /^export \{ \w+Handlers as \w+ \} from .*;$/gm,
      text: `\nexport { ${key}Handlers as ${key} } from './features/${folder}/${folder}.handlers';`,
      isSorted: true,
    },
  ],
  'apps/mock-api/src/http/accessLog.ts': [{ after: /^ {2}\w+: '\w+',$/gm, text: `\n  ${key}: 'outros',` }],
  'libs/domain/src/pages.ts': [{ after: /^ {2}\w+: '\/.*',$/gm, text: `\n  ${key}: '/${folder}',` }],
  'apps/web/src/app/routes.tsx': [
    {
      after: /^const \w+ = onDemand\([^;]*;$/gm,
      text: `\nconst ${pascal}Screen = onDemand(async () => (await import('../features/${folder}/public')).${pascal}Screen);`,
    },
    {
      after: /^ {2}\w+: (?:signedIn\()?<.*>\)?,$/gm,
      text: `\n  ${key}: signedIn(<${pascal}Screen />),`,
    },
  ],
  'apps/web/src/app/i18nTexts.d.ts': [
    {
      after: /^export \{ default as .*;$/gm,
      text: `\nexport { default as ${folder === key ? key : `'${folder}'`} } from '../features/${folder}/texts/pt.json';`,
      isSorted: true,
    },
  ],
});

/** The file with all insertions made. */
export function insert(file: string, source: string, insertions: Insertion[]): string {
  return insertions.reduce((text, { after, text: added, isSorted }) => {
    const entries = [...text.matchAll(after)];
    const last = isSorted ? entries.findLast(([entry]) => nameIn(entry) < nameIn(added)) : entries.at(-1);
    const [first] = entries;
    if (first === undefined) {
      throw new Failure(
        `${file} no longer has the list that a new feature goes into: bring apps/checks/new-feature/registers.ts up to date.`,
      );
    }
    // The line break before an added entry goes behind it where it is the first.
    if (last === undefined) return `${text.slice(0, first.index)}${added.trimStart()}\n${text.slice(first.index)}`;
    const place = last.index + last[0].length;
    return text.slice(0, place) + added + text.slice(place);
  }, source);
}

/** An entry as lists are sorted by: without quotes. */
const nameIn = (entry: string): string => entry.trim().replaceAll("'", '');

import { Failure } from '@catalogue/command-kit/failure';
import type { FeatureName } from './names';

interface Insertion {
  /** The last match is where it goes. */
  after: RegExp;
  text: string;
}

/** The lists that name every feature, and what a new one adds to each: left out, none of them compiles. */
export const registers = ({ folder, key }: FeatureName): Record<string, Insertion[]> => ({
  'libs/api-contract/src/index.ts': [
    { after: /^import \{ \w+ \} from '\.\/.*';$/gm, text: `\nimport { ${key} } from './${folder}';` },
    { after: /^export \* from '\.\/.*';$/gm, text: `\nexport * from './${folder}';` },
    { after: /^export const contracts = \{[^}]*\w/gm, text: `, ${key}` },
  ],
  'apps/mock-api/src/features.ts': [
    {
      after: /^import \{ \w+Handlers \} from .*;$/gm,
      text: `\nimport { ${key}Handlers } from './features/${folder}/${folder}.handlers';`,
    },
    { after: /^ {2}\w+: \w+Handlers,$/gm, text: `\n  ${key}: ${key}Handlers,` },
  ],
  'apps/web/src/shared/api.ts': [{ after: /^ {2}\w+: true,$/gm, text: `\n  ${key}: true,` }],
  'apps/web/src/app/i18nTexts.d.ts': [
    {
      after: /^export \{ default as .*;$/gm,
      text: `\nexport { default as ${folder === key ? key : `'${folder}'`} } from '../features/${folder}/texts/pt.json';`,
    },
  ],
});

/** The file with all insertions made. */
export function insert(file: string, source: string, insertions: Insertion[]): string {
  return insertions.reduce((text, { after, text: added }) => {
    const last = [...text.matchAll(after)].at(-1);
    if (last === undefined) {
      throw new Failure(
        `${file} no longer has the list that a new feature goes into: bring apps/checks/new-feature/registers.ts up to date.`,
      );
    }
    const place = last.index + last[0].length;
    return text.slice(0, place) + added + text.slice(place);
  }, source);
}

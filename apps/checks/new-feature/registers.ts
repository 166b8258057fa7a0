import { Failure } from '@catalogue/command-kit/failure';
import type { FeatureName } from './names';

interface Insertion {
  /** The text goes after the last match. */
  after: RegExp;
  text: string;
}

/** The lists of all features, and what a new one adds to each. The compiler misses an entry in each but the routes, whose page is then not found. */
export const registers = ({ folder, key, pascal, words }: FeatureName): Record<string, Insertion[]> => ({
  'libs/api-contract/src/index.ts': [{ after: /^export \* from '\.\/.*';$/gm, text: `\nexport * from './${folder}';` }],
  'libs/api-contract/src/contracts.ts': [
    { after: /^import \{ \w+ \} from '\.\/.*';$/gm, text: `\nimport { ${key} } from './${folder}';` },
    { after: /^export const contracts = \{[^}]*\w/gm, text: `, ${key}` },
  ],
  'libs/api-contract/src/calls.ts': [
    { after: /^import \{ \w+ \} from '\.\/.*';$/gm, text: `\nimport { ${key} } from './${folder}';` },
    { after: /^export const \w+Calls = .*;$/gm, text: `\nexport const ${key}Calls = callsOf(${key});` },
  ],
  'apps/mock-api/src/features.ts': [
    {
      after: /^import \{ \w+Handlers \} from .*;$/gm,
      text: `\nimport { ${key}Handlers } from './features/${folder}/${folder}.handlers';`,
    },
    { after: /^ {2}\w+: \w+Handlers,$/gm, text: `\n  ${key}: ${key}Handlers,` },
  ],
  'apps/mock-api/src/http/accessLog.ts': [{ after: /^ {2}\w+: '\w+',$/gm, text: `\n  ${key}: 'outros',` }],
  'libs/domain/src/pages.ts': [{ after: /^ {2}\w+: '\/.*',$/gm, text: `\n  ${key}: '/${folder}',` }],
  'apps/web/src/app/routes.tsx': [
    {
      after: /^const \w+ = onDemand\([^;]*;$/gm,
      text: `\nconst ${pascal}Screen = onDemand(async () => (await import('../features/${folder}/public')).${pascal}Screen);`,
    },
    {
      after: /^ {6}<Route path=\{pageRoutes\.\w+\} .*\/>$/gm,
      text: `\n      <Route path={pageRoutes.${key}} element={<RequireSession><${pascal}Screen /></RequireSession>} />`,
    },
  ],
  'apps/web/src/app/skipLinks.test.tsx': [{ after: /^ {2}\w+: .*'\/.*',$/gm, text: `\n  ${key}: '/${folder}',` }],
  'apps/checks/screens/list.ts': [
    {
      after: /^ {2}\w+: \[\{ name: .* \}\],$/gm,
      text: `\n  ${key}: [{ name: '${words}', address: '/${folder}', patron: 'ana' }],`,
    },
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

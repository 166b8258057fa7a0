import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { readdirSync, readFileSync } from 'node:fs';
import tseslint from 'typescript-eslint';
import {
  boundaries,
  clockReads,
  noFastify,
  noInsides,
  noPrisma,
  noRtkQuery,
  noServer,
  noSideways,
  only,
  ownNormalize,
  ownSql,
  webFeature,
  webShared,
} from './eslint.imports.mjs';

// Over 250 lines, and why they are one file.
const longFiles = {
  // Tables of data, which nobody reads from the first line to the last.
  'libs/domain/src/marc/eaccTable.ts': 'the characters of EACC',
  'apps/checks/relevance/judged.ts': 'searches with the titles that answer them',
  // A pact is written by one file, and is data.
  'apps/contract-tests/consumer/{clearance,interest-profile,person,search,session,title}.pact.test.ts': 'one pact',
  'apps/contract-tests/consumer/search.forms.ts': 'every form of a search, for the same pact',
  // Tests of one thing, whose cases share what they are made from.
  'apps/mock-api/src/features/alerts/notices.test.ts': 'one day after the other',
  'apps/mock-api/src/features/{holds/holds,loan-requests/loan-requests}.test.ts': 'every refusal, in its order',
  'apps/mock-api/src/features/search/searchTypes.test.ts': 'eleven types on the same titles',
  'apps/mock-api/src/features/session/recovery.test.ts': 'the three steps, and every way out of them',
  'apps/mock-api/src/http/generated.test.ts': 'what every call is asked',
  'apps/mock-api/src/http/limits.test.ts': 'every limit, on one clock',
  'apps/web/src/features/{basket/basket,demo/demo,search/search,title/title}.test.tsx': 'one screen, on one server',
  'libs/domain/src/marc/{abnt/books,iso2709,marcxml}.test.ts': 'records and what is read of them',
  'libs/web-host/src/webHost.test.ts': 'one host, on one built app',
  'prisma/seed/seed.test.ts': 'one seeded database, which takes seconds to make',
};

// The element of each component that is one, so that the rules for elements see it: those that take an element's props
// say which, the others are named here. Links are not among them: the rules on clicks know an `a` by its `href` only.
const elements = { Button: 'button', FieldBox: 'input' };
const links = ['Link', 'NavLink', 'LinkButton'];
const webFolder = new URL('apps/web/src/', import.meta.url);
for (const file of readdirSync(webFolder, { recursive: true }).filter((name) => name.endsWith('.tsx')))
  for (const [, name, element] of readFileSync(new URL(file, webFolder), 'utf8').matchAll(
    /^export (?:const|function) (\w+).*: ComponentProps<'(\w+)'>/gm,
  ))
    elements[name] = element;

const activationHandlers = ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'];

export default tseslint.config(
  { ignores: ['dist', '.nx', '.data', 'prisma/generated', 'node_modules', 'reports', 'test-results'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    languageOptions: { globals: { ...globals.node } },
    plugins: { '@nx': nx, 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js'] })],
      // Without these no-cycle does not read TypeScript, and finds nothing.
      'import-x/extensions': ['.ts', '.tsx', '.mjs', '.js'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends', allowObjectTypes: 'always' },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // For arguments that may be left out.
      '@typescript-eslint/no-invalid-void-type': 'off',
      'import-x/no-cycle': 'error',
      'max-lines': ['error', 250],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      '@nx/enforce-module-boundaries': boundaries({}),
    },
  },
  { files: Object.keys(longFiles), rules: { 'max-lines': 'off' } },
  {
    // Tests and their helpers may also import what tests share, and the other app.
    files: ['**/*.test.{ts,tsx}', '**/testing/**', 'prisma/{prismaCommand,generate}.ts'],
    rules: {
      '@nx/enforce-module-boundaries': boundaries({
        database: ['command-kit', 'local-postgres'],
        'marc-import': ['local-postgres'],
        'mock-api': ['command-kit', 'local-postgres'],
        web: ['mock-api', 'marc-import'],
      }),
    },
  },
  {
    files: ['apps/mock-api/src/**/*.ts', 'libs/**/*.ts', 'prisma/**/*.ts'],
    ignores: ['apps/mock-api/src/tenants/clock.ts', '**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...clockReads] },
  },
  {
    files: ['libs/domain/src/**/*.ts'],
    ignores: ['libs/domain/src/normalized.ts', '**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...clockReads, ownNormalize] },
  },
  {
    files: ['libs/domain/src/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': only(
        '^(react|fastify|pg|@prisma|node:)',
        'The domain knows no clock, React, network or database.',
      ),
    },
  },
  {
    // app.ts and features.ts put the server together.
    files: ['apps/mock-api/src/**/*.ts'],
    ignores: ['apps/mock-api/src/{app,features}.ts', 'apps/mock-api/src/http/**', '**/*.test.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [noFastify] }] },
  },
  {
    files: ['apps/mock-api/src/**/*.ts'],
    ignores: [
      'apps/mock-api/src/tenants/**',
      'apps/mock-api/src/database.ts',
      '**/*.store.ts',
      '**/*.test.ts',
      '**/testing/**',
    ],
    rules: { 'no-restricted-syntax': ['error', ...clockReads, ownNormalize, ownSql] },
  },
  {
    files: ['apps/mock-api/src/http/**/*.ts', 'apps/mock-api/src/{app,features}.ts'],
    ignores: ['**/*.test.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [noPrisma] }] },
  },
  {
    files: ['apps/mock-api/src/features/**/*.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [noFastify, noPrisma, noSideways] }] },
  },
  {
    files: ['apps/mock-api/src/features/**/*.store.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [noFastify, noSideways] }] },
  },
  {
    files: ['apps/web/src/features/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [...webFeature, noRtkQuery] }] },
  },
  {
    files: ['apps/web/src/features/**/*.api.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: webFeature }] },
  },
  {
    // Screens and parts that are loaded on demand are chunks of their own: `import()` names their files.
    files: ['apps/web/src/app/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [noServer, noInsides, noRtkQuery] }] },
  },
  {
    files: ['apps/web/src/app/main.tsx'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [noServer, noInsides] }] },
  },
  {
    files: ['apps/web/src/shared/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [...webShared, noRtkQuery] }] },
  },
  {
    files: ['apps/web/src/shared/{api,queryHooks}.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: webShared }] },
  },
  {
    // A test may import Fastify, Prisma and RTK Query directly.
    files: ['**/*.test.{ts,tsx}', '**/testing/**', '**/*.fixture.ts', 'apps/contract-tests/**'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  {
    files: ['apps/web/**/*.{ts,tsx}', 'apps/web/src/app/boot.js'],
    ...jsxA11y.flatConfigs.strict,
    languageOptions: { globals: globals.browser, parserOptions: { ecmaFeatures: { jsx: true } } },
    settings: { 'jsx-a11y': { components: elements } },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      'jsx-a11y/anchor-has-content': ['error', { components: links }],
      'jsx-a11y/anchor-is-valid': ['error', { components: links, specialLink: ['to'] }],
      // Only handlers of clicks and keys make an element interactive, not those of focus and pointer moves.
      'jsx-a11y/no-noninteractive-element-interactions': ['error', { handlers: activationHandlers }],
      'jsx-a11y/no-static-element-interactions': ['error', { handlers: activationHandlers }],
      'jsx-a11y/no-noninteractive-element-to-interactive-role': ['error', { fieldset: ['radiogroup'] }],
      // Scrollable elements are focusable, so that they can be scrolled by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['ul'], roles: ['region'] }],
    },
  },
  { files: ['apps/web/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  {
    // The accessibility model of Brazil's government (eMAG) requires these keys.
    files: ['apps/web/src/app/SkipLinks.tsx'],
    rules: { 'jsx-a11y/no-access-key': 'off' },
  },
  {
    // Rows shown as cards lose the implicit roles of a table, so the roles are explicit.
    files: ['apps/web/src/shared/ui/CardTable.tsx', 'apps/web/src/features/title/CopyGroupTable.tsx'],
    rules: { 'jsx-a11y/no-redundant-roles': 'off', 'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off' },
  },
  {
    // The focus stays in the field, which handles the keys and names the option (aria-activedescendant).
    files: ['apps/web/src/shared/ui/Combobox.tsx'],
    rules: { 'jsx-a11y/click-events-have-key-events': 'off', 'jsx-a11y/interactive-supports-focus': 'off' },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);

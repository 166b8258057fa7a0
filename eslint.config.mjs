import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { readdirSync, readFileSync } from 'node:fs';
import tseslint from 'typescript-eslint';

// The time comes from one place (apps/mock-api/src/tenants/clock.ts), so that it can be moved.
const clockReads = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Take the time from deps.clock.',
  },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Take the time from deps.clock.' },
  {
    // The default of a column is part of the schema, not a query.
    selector: 'TemplateElement[value.raw=/(?<!DEFAULT )\\b(now\\(\\)|CURRENT_(DATE|TIME|TIMESTAMP))/i]',
    message: 'SQL takes the time as a parameter, from deps.clock or deps.today.',
  },
];
// A handler may open a transaction; its queries are in a store.
const ownSql = {
  selector: 'TaggedTemplateExpression[tag.property.name=/^\\$(query|execute)Raw/]',
  message: 'SQL belongs in *.store.ts, tenants/ or database.ts.',
};
const noFastify = { regex: '^(fastify|@fastify)', message: 'Only http/ knows Fastify.' };
const noPrisma = {
  regex: '^@catalogue/database/generated',
  allowTypeImports: true,
  message: 'Only *.store.ts knows Prisma.',
};
const noServer = { regex: '^(fastify|@fastify|pg$|@prisma|node:)', message: 'The web app runs in a browser.' };
const only = (patterns, message) => ['error', { patterns: [{ regex: patterns, message }] }];

// Who may import whom, lowest first; Nx also refuses cycles. Apps never import apps; projects that do are above them.
const layers = {
  'api-contract': [],
  domain: ['api-contract'],
  'command-kit': [],
  'local-postgres': ['command-kit'],
  database: ['api-contract', 'domain'],
  'web-host': ['domain'],
  'marc-import': ['domain', 'database', 'command-kit'],
  'mock-api': ['api-contract', 'domain', 'database', 'marc-import', 'web-host'],
  web: ['api-contract', 'domain'],
  'contract-tests': ['api-contract', 'domain', 'database', 'mock-api', 'web', 'command-kit'],
  tools: ['api-contract', 'domain', 'database', 'mock-api', 'marc-import', 'web-host', 'command-kit', 'local-postgres'],
  docs: ['command-kit'],
  checks: ['*'],
  e2e: ['*'],
};
const boundaries = (also) => [
  'error',
  {
    // The seed is large and loaded only when needed.
    checkDynamicDependenciesExceptions: ['@catalogue/database/**'],
    depConstraints: Object.entries(layers).map(([layer, below]) => ({
      sourceTag: `type:${layer}`,
      onlyDependOnLibsWithTags: [...below, ...(also[layer] ?? [])].map((tag) => (tag === '*' ? tag : `type:${tag}`)),
    })),
  },
];

const featuresOf = (app) => readdirSync(new URL(`apps/${app}/src/features`, import.meta.url)).join('|');
const noSideways = {
  regex: `/(${featuresOf('mock-api')})/(?!\\1\\.public$)`,
  message: 'Another feature is reached through its <feature>.public.ts.',
};
const noRtkQuery = {
  regex: '^@reduxjs/toolkit/query',
  allowTypeImports: true,
  message: 'Only shared/api.ts, shared/queryHooks.ts and *.api.ts know RTK Query.',
};
const webShared = [noServer, { regex: '(features|/app)/', message: 'shared <- features <- app.' }];
const webFeature = [
  noServer,
  { regex: `/(${featuresOf('web')})/(?!public$)`, message: 'Another feature is reached through its public.ts.' },
  { regex: '/app/', message: 'shared <- features <- app.' },
];

const noInsides = {
  regex: `/features/[\\w-]+/(?!(public|state|[\\w-]+\\.api|texts/pt\\.json)$)`,
  message: 'The app imports of a feature its public.ts, its state.ts and its calls.',
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
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      '@nx/enforce-module-boundaries': boundaries({}),
    },
  },
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
    rules: { 'no-restricted-syntax': ['error', ...clockReads, ownSql] },
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

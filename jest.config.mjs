import { readFileSync } from 'node:fs';

// One Jest for all projects. @swc/jest strips types (tsc checks them); some packages are ESM only and must be transformed on Node 20.
const root = import.meta.dirname;
const esmOnly = [
  'https-proxy-agent',
  'agent-base',
  'proxy-agent-negotiate',
  'cookie',
  'content-disposition',
  'pixelmatch',
  'marked',
];

// The paths of tsconfig.base.json as Jest wants them.
const { paths } = JSON.parse(readFileSync(`${root}/tsconfig.base.json`, 'utf8')).compilerOptions;
const ownModules = Object.fromEntries(
  Object.entries(paths).map(([name, [path]]) => [
    `^${name.replace('*', '(.*)')}$`,
    `${root}/${path.replace('./', '').replace('*', '$1')}`,
  ]),
);

const base = (name, dir, extra = {}) => ({
  displayName: name,
  rootDir: dir,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  transform: {
    '^.+\\.(t|j)sx?$|\\.mjs$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(.*/node_modules/)?(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    ...ownModules,
    // What ships (apps/web/resolution.ts), in the form that Jest loads.
    '^react-router$': `${root}/node_modules/react-router/dist/production/index.js`,
    '\\.css$': `${root}/apps/web/src/testing/noStyle.cjs`,
  },
  ...extra,
});

// Each test file has its own database, a copy of one that is created once.
const withDatabase = {
  globalSetup: `${root}/apps/mock-api/src/testing/server.setup.cjs`,
  globalTeardown: `${root}/prisma/testing/teardown.cjs`,
};
const withTemplates = {
  globalSetup: `${root}/prisma/testing/setup.cjs`,
  globalTeardown: `${root}/prisma/testing/teardown.cjs`,
};
const withServer = { testEnvironment: `${root}/apps/mock-api/src/testing/serverEnvironment.cjs`, ...withDatabase };

export default {
  // The first test after a change of migrations or seed waits until the database to copy is created.
  testTimeout: 120_000,
  projects: [
    base('api-contract', 'libs/api-contract'),
    base('domain', 'libs/domain'),
    base('mock-api', 'apps/mock-api', withServer),
    base('contract-tests', 'apps/contract-tests', {
      ...withServer,
      globalTeardown: `${root}/apps/contract-tests/teardown.cjs`,
    }),
    base('web', 'apps/web', { testEnvironment: '<rootDir>/src/testing/environment.cjs', ...withDatabase }),
    base('command-kit', 'libs/command-kit'),
    base('local-postgres', 'libs/local-postgres'),
    base('web-host', 'libs/web-host'),
    base('docs', 'docs'),
    base('database', 'prisma', withTemplates),
    base('marc-import', 'libs/marc-import', withTemplates),
    base('tools', 'tools', withDatabase),
    base('checks', 'apps/checks', withServer),
  ],
};

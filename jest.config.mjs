// One Jest for the whole house. @swc/jest strips types (tsc checks them); some packages ship ESM only and must be transformed on Node 20.
const esmOnly = ['https-proxy-agent', 'agent-base', 'proxy-agent-negotiate', 'cookie'];
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
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '^@catalogue/api-contract$': '<rootDir>/../../libs/api-contract/src/index.ts',
    '^@catalogue/domain$': '<rootDir>/../../libs/domain/src/index.ts',
  },
  ...extra,
});

export default {
  projects: [base('api-contract', 'libs/api-contract'), base('domain', 'libs/domain')],
};

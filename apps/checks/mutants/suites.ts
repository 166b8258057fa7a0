// How to run a part of each suite, and how to find an error in its output.

export interface Command {
  /** Node scripts with their arguments, from the root of the repository, one after the other. */
  steps: string[][];
  /** A line that a finding leaves in the output. A check that fails without one could not be run. */
  finding: RegExp;
  /** What a run prints if it checked something; it does not where a test or screen has been renamed. */
  checked?: RegExp;
}

type Narrow = (check: string[]) => Command;

const packageScript = (name: string): string => `node_modules/${name}`;
const command = (name: string, ...args: string[]): string[] => ['tools/cli.mjs', name, ...args];

const tests: Narrow = (check) => ({
  steps: [[packageScript('jest/bin/jest.js'), '--config=jest.config.mjs', '--runTestsByPath', ...check]],
  finding: /^ +● (?!Test suite failed to run).+/m,
  checked: /^Tests: .*\d passed/m,
});

const journeysOf =
  (config: string): Narrow =>
  (check) => ({
    // They test the build.
    steps: [
      command('build'),
      [packageScript('@playwright/test/cli.js'), 'test', `--config=apps/e2e/${config}`, ...check],
    ],
    finding: /^ +1\) .+ › .+\s+(?:.*Error|Test timeout).+/m,
  });

const screen: Narrow = (check) => ({
  steps: [command('build'), command('axe', ...check)],
  finding: /^ *\+ +".+/m,
  checked: /^ *\d+ passed/m,
});

export const suites = {
  'contract coverage': () => ({ steps: [command('contract-coverage')], finding: /^Difference: .+/m }),
  'contract conformance': () => ({ steps: [command('contract-conformance')], finding: /^✗ .+/m }),
  'random calls': (check) => ({
    steps: [command('contract-fuzz', '--runs', '4', ...check)],
    finding: /^ *Error: a .+ is answered with .+|^✗ .+/m,
  }),
  domain: tests,
  contract: tests,
  api: tests,
  prisma: tests,
  tools: tests,
  docs: tests,
  'local-postgres': tests,
  'marc-import': tests,
  'command-kit': tests,
  screens: tests,
  texts: tests,
  'pact consumer': tests,
  'pact provider': (check) => tests(['apps/contract-tests/provider/verify.pact.test.ts', ...check]),
  journeys: journeysOf('playwright.config.ts'),
  'journeys in other languages': journeysOf('languages.config.ts'),
  accessibility: screen,
  types: (check) => ({
    steps: [[packageScript('typescript-7/bin/tsc'), '--pretty', 'false', '-p', ...check]],
    // TS1… are syntax errors.
    finding: /^.+ error TS(?!1\d{3}:)\d+: .+/m,
  }),
  lint: (check) => ({
    // The rule on imports between projects needs the graph that Nx builds.
    steps: [
      [packageScript('nx/dist/bin/nx.js'), 'show', 'projects'],
      [packageScript('eslint/bin/eslint.js'), '--max-warnings=0', ...check],
    ],
    finding: /^ +\d+:\d+ +error +(?!Parsing error).+/m,
  }),
  knip: () => ({
    steps: [[packageScript('knip/bin/knip.js')]],
    finding: /^Unused .+\n.+/m,
  }),
  format: (check) => ({
    steps: [[packageScript('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', ...check]],
    finding: /^\[warn\] .+\.\w+$/m,
  }),
} satisfies Record<string, Narrow>;

export type SuiteName = keyof typeof suites;

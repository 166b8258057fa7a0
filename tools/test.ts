import { mkdirSync } from 'node:fs';
import { build } from './build';
import { generatePrismaClient } from './prismaClient';
import { step } from './progress';
import { jestSuite } from './testing/jestSuite';
import { forgetScores, scoreLine } from './testing/mutationScores';
import { playwrightSuite } from './testing/playwrightSuite';
import { runSuites, summary } from './testing/schedule';
import { check, noting, verdict, type Suite } from './testing/suite';
import { inWorkspace } from './workspace';

const packageScript = (...parts: string[]): string => inWorkspace('node_modules', ...parts);

const serverTests = 'unit and API tests';

const buildSuite: Suite = {
  name: 'build',
  async run() {
    await build();
    return verdict(true);
  },
};

// The longest chain first: build and journeys. Each Jest keeps one core busy: in parts they fill what the others leave idle.
const suites: Suite[] = [
  buildSuite,
  playwrightSuite('end-to-end tests', ['build']),
  jestSuite(serverTests, ['api-contract', 'domain', 'mock-api', 'prisma', 'tools']),
  jestSuite('screen tests', ['web']),
  noting(jestSuite('contract tests', ['contract-tests']), forgetScores, scoreLine),
  // In one language: the rules whose answer other words can change are asked in all three by `npm run axe`.
  {
    ...check('accessible screens', [inWorkspace('tools', 'cli.mjs'), 'axe', '--language', 'pt']),
    after: [buildSuite.name],
  },
  // It reads which calls succeeded in them.
  { ...check('contract coverage', [inWorkspace('tools', 'cli.mjs'), 'contract-coverage']), after: [serverTests] },
  check('opinions of others on the contract', [inWorkspace('tools', 'cli.mjs'), 'contract-opinions']),
  check('calls made by chance', [inWorkspace('tools', 'cli.mjs'), 'contract-fuzz', '--runs', '4']),
  check('types', [packageScript('nx', 'dist', 'bin', 'nx.js'), 'run-many', '-t', 'typecheck'], {
    NX_DAEMON: 'false',
    NX_TUI: 'false',
  }),
  // Who may import whom is judged by the graph that Nx makes for the types: without it that rule is passed over in silence.
  {
    ...check('lint', [packageScript('eslint', 'bin', 'eslint.js'), '.', '--max-warnings=0']),
    after: ['types'],
  },
  check('format', [packageScript('prettier', 'bin', 'prettier.cjs'), '--check', '--log-level=warn', '.']),
];

/** `npm test`: everything. Its last line is the sum over all suites. */
export async function run(): Promise<number> {
  mkdirSync(inWorkspace('.data'), { recursive: true });
  await step('Generating the database client', generatePrismaClient);
  const tallies = await runSuites(suites);
  const sum = (key: 'passed' | 'failed' | 'skipped'): number => tallies.reduce((total, tally) => total + tally[key], 0);
  console.log(`\n${summary(sum('passed'), sum('failed'), sum('skipped'))}`);
  return sum('failed') === 0 ? 0 : 1;
}

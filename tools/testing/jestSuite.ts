import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { runNode } from '../childProcess';
import { inWorkspace } from '../workspace';
import type { Suite, Tally } from './suite';

const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(z.object({ status: z.string(), message: z.string() })),
});

/** The tests of some projects of jest.config.mjs. */
export function jestSuite(name: string, projects: string[]): Suite {
  return {
    name,
    async run() {
      const report = inWorkspace('.data', `jest-${projects[0]}.json`);
      rmSync(report, { force: true });
      const { code, output } = await runNode([
        // Tests make much that lives shortly.
        '--max-semi-space-size=128',
        inWorkspace('node_modules', 'jest', 'bin', 'jest.js'),
        '--config=jest.config.mjs',
        '--selectProjects',
        ...projects,
        '--json',
        `--outputFile=${report}`,
        '--silent',
        `--maxWorkers=${Math.max(1, Math.floor(availableParallelism() / 2))}`,
      ]);
      return tally(report, code, output);
    },
  };
}

function tally(file: string, code: number, output: string): Tally {
  let report: z.output<typeof Report>;
  try {
    report = Report.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, skipped: 0, output };
  }
  const found = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const messages = report.testResults.filter(({ status }) => status === 'failed').map(({ message }) => message);
  return {
    passed: report.numPassedTests,
    // A run may also fail for what is no test: its setup, its teardown, no tests at all.
    failed: found === 0 && code !== 0 ? 1 : found,
    skipped: report.numPendingTests + report.numTodoTests,
    output: messages.length > 0 ? messages.join('\n') : output,
  };
}

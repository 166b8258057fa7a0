import { inWorkspace } from '@catalogue/command-kit/workspace';
import { reportShapes } from './testReport';

test('a report of Jest names each failed test and each file that could not be run, with the first line of the error', () => {
  const report = reportShapes.Jest.parse({
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      {
        name: inWorkspace('libs', 'a.test.ts'),
        status: 'failed',
        message: 'long',
        assertionResults: [
          { fullName: 'sums passes', status: 'passed', failureMessages: [] },
          { fullName: 'sums fails', status: 'failed', failureMessages: ['\u001b[31m\n  Error: 1 is not 2\n    at x'] },
        ],
      },
      { name: inWorkspace('libs', 'b.test.ts'), status: 'failed', message: '\n  Cannot find c', assertionResults: [] },
      { name: inWorkspace('libs', 'd.test.ts'), status: 'passed', message: '', assertionResults: [] },
    ],
  });
  expect(report).toEqual({
    counts: { passed: 1, failed: 1, skipped: 3 },
    failedTests: [
      { name: 'libs/a.test.ts › sums fails', error: 'Error: 1 is not 2' },
      { name: 'libs/b.test.ts', error: 'Cannot find c' },
    ],
  });
});

test('a report of Playwright names the failed tests, also those inside a group', () => {
  const spec = (title: string, ok: boolean, message?: string) => ({
    title,
    ok,
    file: 'loans.e2e.ts',
    tests: [{ results: [ok ? {} : { error: { message } }] }],
  });
  const report = reportShapes.Playwright.parse({
    stats: { expected: 1, unexpected: 2, flaky: 0, skipped: 0 },
    suites: [
      { specs: [spec('passes', true), spec('fails', false, 'Error: not visible\nmore')], suites: [] },
      { specs: [], suites: [{ specs: [spec('fails inside', false, 'Error: too late')] }] },
    ],
  });
  expect(report).toEqual({
    counts: { passed: 1, failed: 2, skipped: 0 },
    failedTests: [
      { name: 'loans.e2e.ts › fails', error: 'Error: not visible' },
      { name: 'loans.e2e.ts › fails inside', error: 'Error: too late' },
    ],
  });
});

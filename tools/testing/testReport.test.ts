import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { reportShapes } from './testReport';

test('a report of Jest names each failed test and each file that could not be run, with what the error says', () => {
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
          {
            fullName: 'sums fails',
            status: 'failed',
            failureMessages: ['\u001b[31m\n  Error: 1\n\n  is not 2\n    at x'],
          },
        ],
      },
      { name: inWorkspace('libs', 'b.test.ts'), status: 'failed', message: '\n  Cannot find c', assertionResults: [] },
      { name: inWorkspace('libs', 'd.test.ts'), status: 'passed', message: '', assertionResults: [] },
    ],
  });
  expect(report).toEqual({
    counts: { passed: 1, failed: 1, skipped: 3 },
    failedTests: [
      { name: 'libs/a.test.ts › sums fails', error: 'Error: 1\nis not 2' },
      { name: 'libs/b.test.ts', error: 'Cannot find c' },
    ],
  });
});

test('a report of Playwright names the failed tests, also those inside a group, with the line that failed and what was on the page', () => {
  const context = join(mkdtempSync(join(tmpdir(), 'report-')), 'error-context.md');
  writeFileSync(
    context,
    '- main:\n  - heading "Cesta: 1 título" [level=1] [ref=e2]\n  - text: Nada.\n  - alert [ref=e3]: Enviada.\n',
  );
  const location = { file: inWorkspace('loans.e2e.ts'), line: 7 };
  const attachments = [{ name: 'error-context', path: context }];
  const spec = (title: string, ok: boolean, message?: string) => ({
    title,
    ok,
    file: 'loans.e2e.ts',
    tests: [{ results: [ok ? {} : { error: { message, location }, attachments }] }],
  });
  const report = reportShapes.Playwright.parse({
    stats: { expected: 1, unexpected: 2, flaky: 0, skipped: 0 },
    suites: [
      {
        specs: [spec('passes', true), spec('fails', false, 'Error: not visible\n\nLocator: a\nCall log:\n - waits')],
        suites: [],
      },
      { specs: [], suites: [{ specs: [spec('fails inside', false, 'Error: too late')] }] },
    ],
  });
  const shown = 'on the page: heading "Cesta: 1 título" [level=1]\non the page: alert: Enviada.';
  expect(report).toEqual({
    counts: { passed: 1, failed: 2, skipped: 0 },
    failedTests: [
      { name: 'loans.e2e.ts › fails', error: 'Error: not visible\nLocator: a\nat loans.e2e.ts:7\n' + shown },
      { name: 'loans.e2e.ts › fails inside', error: 'Error: too late\nat loans.e2e.ts:7\n' + shown },
    ],
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { inWorkspace } from '@catalogue/command-kit/workspace';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface FailedTest {
  /** File and titles. */
  name: string;
  /** What its error says, without the calls that led to it; with the line of the test, where the report has it. */
  error: string;
}

/** The report of a test run. */
export interface TestReport {
  counts: Counts;
  failedTests: FailedTest[];
}

/** Enough for what was expected, what was seen, and of which element. */
const maxLines = 6;

function excerpt(text = ''): string {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const calls = lines.findIndex((line) => /^(at |Call log:)/.test(line));
  return lines.slice(0, calls === -1 ? maxLines : Math.min(calls, maxLines)).join('\n');
}

const Jest = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        message: z.string(),
        assertionResults: z.array(
          z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
        ),
      }),
    ),
  })
  .transform((report): TestReport => ({
    counts: {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    failedTests: report.testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, message, assertionResults }) => {
        const file = relative(inWorkspace(), name);
        const failed = assertionResults.filter(({ status }) => status === 'failed');
        // A file that could not be run has no tests.
        if (failed.length === 0) return [{ name: file, error: excerpt(message) }];
        return failed.map(({ fullName, failureMessages }) => ({
          name: `${file} › ${fullName}`,
          error: excerpt(failureMessages?.[0]),
        }));
      }),
  }));

const Result = z.object({
  error: z
    .object({
      message: z.string().optional(),
      location: z.object({ file: z.string(), line: z.number() }).optional(),
    })
    .optional(),
  attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })).optional(),
});

const Spec = z.object({
  title: z.string(),
  ok: z.boolean(),
  file: z.string(),
  tests: z.array(z.object({ results: z.array(Result) })),
});
function errorOf({ error, attachments = [] }: z.output<typeof Result>): string {
  const place = error?.location && `at ${relative(inWorkspace(), error.location.file)}:${error.location.line}`;
  const context = attachments.find(({ name }) => name === 'error-context')?.path;
  const shown = context && existsSync(context) ? headingsOf(readFileSync(context, 'utf8')) : [];
  return [excerpt(error?.message), place, ...shown].filter(Boolean).join('\n');
}

/** The headings and messages of a page, of Playwright's description of it. */
const headingsOf = (context: string): string[] =>
  context
    .split('\n')
    .map((line) => line.trim().replace(/ \[ref=\w+\]/, ''))
    .filter((line) => /^- (heading|alert|dialog)\b/.test(line))
    .slice(0, maxLines)
    .map((line) => `on the page: ${line.slice(2)}`);

const Suite = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional();
  },
});
const specsOf = ({ specs, suites = [] }: z.output<typeof Suite>): z.output<typeof Spec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];
const Playwright = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
    suites: z.array(Suite),
  })
  .transform(({ stats, suites }): TestReport => ({
    counts: { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped },
    failedTests: suites
      .flatMap(specsOf)
      .filter(({ ok }) => !ok)
      .map(({ title, file, tests }) => ({
        name: `${file} › ${title}`,
        error: errorOf(tests.flatMap(({ results }) => results).find(({ error }) => error) ?? {}),
      })),
  }));

/** The parsers of the reports that the runners write, for tests. */
export const reportShapes = { Jest, Playwright };

const reportOf: Record<string, { folder?: string; file: string; shape: z.ZodType<TestReport> }> = {
  test: { file: 'jest.json', shape: Jest },
  pact: { file: 'jest.json', shape: Jest },
  e2e: { folder: 'e2e', file: 'playwright.json', shape: Playwright },
  'e2e-languages': { folder: 'e2e-languages', file: 'playwright.json', shape: Playwright },
  a11y: { folder: 'a11y', file: 'playwright.json', shape: Playwright },
};

/** The report of a task's tests in reports/PROJECT, which Nx restores from its cache; null when the task has none. */
export function testReport({ target, projectName }: { target: string; projectName: string }): TestReport | null {
  const report = reportOf[target];
  const file = report && inWorkspace('reports', report.folder ?? projectName, report.file);
  if (!report || !file || !existsSync(file)) return null;
  return report.shape.parse(JSON.parse(readFileSync(file, 'utf8')));
}

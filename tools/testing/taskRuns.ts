import { existsSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { inWorkspace } from '@catalogue/command-kit/workspace';

const Run = z.object({
  tasks: z.array(
    z.object({
      taskId: z.string(),
      target: z.string(),
      projectName: z.string(),
      startTime: z.coerce.date(),
      endTime: z.coerce.date(),
      cacheStatus: z.string(),
      status: z.number(),
    }),
  ),
});
export type TaskRun = z.output<typeof Run>['tasks'][number];

/** The tasks of Nx's last run. */
export function taskRuns(): TaskRun[] {
  const file = inWorkspace('.nx', 'cache', 'run.json');
  if (!existsSync(file)) return [];
  const { tasks } = Run.parse(JSON.parse(readFileSync(file, 'utf8')));
  rmSync(file);
  return tasks;
}

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

// The report of a test run in reports/PROJECT, which Nx restores from its cache.
const Jest = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
  })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }));
const Playwright = z
  .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }) })
  .transform(({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }));

const reportOf: Record<string, { folder?: string; file: string; shape: z.ZodType<Counts> }> = {
  test: { file: 'jest.json', shape: Jest },
  pact: { file: 'jest.json', shape: Jest },
  e2e: { folder: 'e2e', file: 'playwright.json', shape: Playwright },
  'e2e-languages': { folder: 'e2e-languages', file: 'playwright.json', shape: Playwright },
  a11y: { folder: 'a11y', file: 'playwright.json', shape: Playwright },
};

/** The counts of a task; one without tests counts as one test. A failed task has at least one failed test, whatever its report says. */
export function countsOf({ target, projectName, status }: TaskRun): Counts {
  const one = { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 };
  const report = reportOf[target];
  const file = report && inWorkspace('reports', report.folder ?? projectName, report.file);
  if (!report || !file || !existsSync(file)) return one;
  const counts = report.shape.parse(JSON.parse(readFileSync(file, 'utf8')));
  return status === 0 ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

export const sum = (counts: Counts[]): Counts =>
  counts.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );

export const sentence = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** The tasks by time, the longest first, with one line for the cached ones. */
export function table(tasks: TaskRun[]): string {
  const cached = tasks.filter(({ cacheStatus, status }) => cacheStatus !== 'cache-miss' && status === 0);
  const ran = tasks.filter((task) => !cached.includes(task));
  const seconds = ({ startTime, endTime }: TaskRun): number => (endTime.getTime() - startTime.getTime()) / 1000;
  const rows = ran
    .sort((one, other) => seconds(other) - seconds(one))
    .map((task) => {
      const mark = task.status === 0 ? '✓' : '✗';
      return `${mark} ${seconds(task).toFixed(1).padStart(7)} s  ${task.taskId}: ${sentence(countsOf(task))}`;
    });
  return [...rows, ...(cached.length > 0 ? [`✓ ${cached.length} tasks unchanged, from the cache`] : [])].join('\n');
}

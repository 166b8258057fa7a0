import { existsSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { testReport, type Counts } from './testReport';

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

/** The counts of a task; one without tests counts as one test. A failed task has at least one failed test, whatever its report says. */
export function countsOf(task: TaskRun): Counts {
  const { status } = task;
  const counts = testReport(task)?.counts;
  if (counts === undefined) return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 };
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

/** The failed tests by name, with what their error says; a failed task without a report of its tests by its own name. */
export function failures(tasks: TaskRun[]): string {
  return tasks
    .filter(({ status }) => status !== 0)
    .flatMap((task) => {
      const tests = testReport(task)?.failedTests ?? [];
      if (tests.length === 0) return [`✗ ${task.taskId}`];
      return tests.map(({ name, error }) =>
        [`✗ ${task.taskId}: ${name}`, ...error.split('\n')].join('\n    ').trimEnd(),
      );
    })
    .join('\n');
}

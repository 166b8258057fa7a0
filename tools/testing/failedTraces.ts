import { cpSync, existsSync } from 'node:fs';
import { runNode } from '@catalogue/command-kit/childProcess';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import type { TaskRun } from './taskRuns';

const configs: Record<string, string> = {
  e2e: 'playwright.config.ts',
  'e2e-languages': 'languages.config.ts',
  a11y: 'a11y.config.ts',
};

/**
 * Runs failed browser tests once more to record traces in reports/e2e/traces; the result of the run does not change. A trace of every
 * test would double the time.
 */
export async function recordFailedTraces(tasks: TaskRun[]): Promise<void> {
  for (const { target } of tasks.filter(({ status }) => status !== 0)) {
    const config = configs[target];
    if (config === undefined) continue;
    console.log(`Recording traces of the failed tests of ${target} …`);
    await runNode([
      inWorkspace('node_modules', '@playwright', 'test', 'cli.js'),
      'test',
      `--config=apps/e2e/${config}`,
      '--last-failed',
      '--trace=on',
      '--reporter=line',
    ]);
    const results = inWorkspace('test-results', target);
    if (existsSync(results)) cpSync(results, inWorkspace('reports', target, 'traces'), { recursive: true });
  }
}

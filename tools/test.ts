import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { findChromium } from '@catalogue/command-kit/chromium';
import { Failure } from '@catalogue/command-kit/failure';
import { isShuttingDown } from '@catalogue/command-kit/shutdown';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { recordFailedTraces } from './testing/failedTraces';
import { needsBrowser, nxRuns, usage } from './testing/nxRuns';
import { runNx } from './testing/runNx';
import { countsOf, failures, sentence, sum, table, taskRuns, type TaskRun } from './testing/taskRuns';

export { usage } from './testing/nxRuns';

/**
 * `npm test`: every check of every project, by Nx and with its cache. `--only NAME` runs those of a project, those of a name, or one
 * (`web:test`); `--affected` those that the changes since main can break; `--shard 1/4` a quarter. The last line has the totals.
 */
export async function run(args: string[]): Promise<number> {
  const chosen = nxRuns(args);
  if (chosen === null) throw new Failure(usage);
  if (chosen.some(({ nx }) => needsBrowser(nx))) process.env['PLAYWRIGHT_CHROMIUM_EXECUTABLE'] ??= await findChromium();
  rmSync(inWorkspace('reports'), { recursive: true, force: true });

  const tasks: TaskRun[] = [];
  let isGreen = true;
  // Discards the runs of an earlier command.
  taskRuns();
  for (const { nx, env, mayBeEmpty } of chosen) {
    const code = await runNx(nx, env);
    if (isShuttingDown()) throw new Failure('Interrupted.');
    const ran = taskRuns();
    if (code === 0 && ran.length === 0 && mayBeEmpty)
      console.log('Nothing differs from the revision that it was compared with; --base REV names another.');
    if (code === 0 && ran.length === 0 && !mayBeEmpty)
      throw new Failure(`No project or check is called ${args.at(-1)}.\n${usage}`);
    tasks.push(...ran);
    // Nx may also fail without a failed task, for example if it cannot build the graph.
    isGreen &&= code === 0;
  }
  if (process.env['CI']) await recordFailedTraces(tasks);
  const counts = sum(tasks.map(countsOf));
  if (!isGreen && counts.failed === 0) counts.failed = 1;
  const summary = [table(tasks), failures(tasks)].filter((part) => part !== '').join('\n\n');
  if (process.env['CI']) writeTimes(summary);
  console.log(`\n${summary}\n\n${sentence(counts)}`);
  return counts.failed === 0 ? 0 : 1;
}

/** Writes the times to reports/, and to the summary of the workflow run on GitHub. */
function writeTimes(times: string): void {
  mkdirSync(inWorkspace('reports'), { recursive: true });
  writeFileSync(inWorkspace('reports', 'times.txt'), `${times}\n`);
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary) appendFileSync(summary, `\`\`\`text\n${times}\n\`\`\`\n`);
}

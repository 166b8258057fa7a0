import { readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { runNode } from '../childProcess';
import { inWorkspace } from '../workspace';
import { findChromium } from './chromium';
import type { Suite, Tally } from './suite';

const Report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

/** The journeys in a real browser, on what was built. */
export function playwrightSuite(name: string, after: string[]): Suite {
  return {
    name,
    after,
    async run() {
      const report = inWorkspace('.data', 'playwright.json');
      rmSync(report, { force: true });
      const executable = await findChromium();
      const { code, output } = await runNode(
        [
          inWorkspace('node_modules', '@playwright', 'test', 'cli.js'),
          'test',
          '--config=apps/e2e/playwright.config.ts',
          '--reporter=line,json',
        ],
        {
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
          PLAYWRIGHT_CHROMIUM_EXECUTABLE: executable,
        },
      );
      return tally(report, code, output);
    },
  };
}

function tally(file: string, code: number, output: string): Tally {
  try {
    const { stats, errors } = Report.parse(JSON.parse(readFileSync(file, 'utf8')));
    const found = stats.unexpected + errors.length;
    const failed = found === 0 && code !== 0 ? 1 : found;
    return { passed: stats.expected + stats.flaky, failed, skipped: stats.skipped, output };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, output };
  }
}

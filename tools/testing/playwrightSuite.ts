import { readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { runNode } from '../childProcess';
import { inWorkspace } from '../workspace';
import { findChromium } from './chromium';
import type { Suite, Tally } from './suite';

const Problem = z.object({ message: z.string().optional(), snippet: z.string().optional() });
const Spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  ok: z.boolean(),
  tests: z.array(z.object({ results: z.array(z.object({ errors: z.array(Problem) })) })),
});
const Group = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.array(Group).optional();
  },
});
type Group = z.output<typeof Group>;

const Report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(Problem),
  suites: z.array(Group),
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
    const { stats, errors, suites } = Report.parse(JSON.parse(readFileSync(file, 'utf8')));
    const found = stats.unexpected + errors.length;
    const failed = found === 0 && code !== 0 ? 1 : found;
    return {
      passed: stats.expected + stats.flaky,
      failed,
      skipped: stats.skipped,
      output: reasons(suites, errors) || output,
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, output };
  }
}

// Only what failed, and why: a log is read from its end, and a hundred names of what passed would hide it.
function reasons(groups: Group[], errors: z.output<typeof Problem>[]): string {
  const failed = groups.flatMap(specsOf).filter(({ ok }) => !ok);
  const told = failed.flatMap(({ title, file, line, tests }) => [
    `${file}:${line} › ${title}`,
    ...tests.flatMap(({ results }) => results.flatMap((result) => result.errors.map(wordsOf))),
  ]);
  return stripVTControlCharacters([...told, ...errors.map(wordsOf)].join('\n\n'));
}

const specsOf = ({ specs, suites = [] }: Group): z.output<typeof Spec>[] => [...specs, ...suites.flatMap(specsOf)];
const wordsOf = ({ message = '', snippet = '' }: z.output<typeof Problem>): string => `${message}\n${snippet}`;

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '@catalogue/command-kit/childProcess';
import { Failure } from '@catalogue/command-kit/failure';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { recordOf } from '@catalogue/mock-api/testing/callRecord';

const features = inWorkspace('apps', 'mock-api', 'src', 'features');

/** The calls that succeed in the tests of each feature. Runs tests again that changed since their last run. */
export async function recordedCalls(): Promise<Map<string, Set<string>>> {
  const tests = readdirSync(features).flatMap((feature) =>
    readdirSync(join(features, feature))
      .filter((name) => name.endsWith('.test.ts') && opensServer(join(features, feature, name)))
      .map((name) => ({ feature, file: join(features, feature, name) })),
  );
  await runAgain(tests.map(({ file }) => file).filter(isStale));
  const calls = new Map<string, Set<string>>();
  for (const { feature, file } of tests)
    calls.set(feature, new Set([...(calls.get(feature) ?? []), ...readFileSync(recordOf(file), 'utf8').split('\n')]));
  return calls;
}

const opensServer = (file: string): boolean =>
  /from '..\/..\/testing\/(app|controlRoom)'|fixture'/.test(readFileSync(file, 'utf8'));

const isStale = (file: string): boolean =>
  !existsSync(recordOf(file)) || statSync(recordOf(file)).mtimeMs < statSync(file).mtimeMs;

async function runAgain(files: string[]): Promise<void> {
  if (files.length === 0) return;
  console.log(`Running ${files.length} test files whose calls are not known …`);
  const jest = inWorkspace('node_modules', 'jest', 'bin', 'jest.js');
  const { code, output } = await runNode([
    jest,
    '--config=jest.config.mjs',
    '--selectProjects=mock-api',
    '--silent',
    '--maxWorkers=1',
    '--runTestsByPath',
    ...files,
  ]);
  if (code !== 0) throw new Failure(`Tests of calls fail:\n${output}`);
}

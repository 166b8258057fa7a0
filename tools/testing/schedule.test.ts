import { runSuites, summary } from './schedule';
import { verdict, type Suite } from './suite';

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => jest.restoreAllMocks());

const suite = (name: string, run: Suite['run'], after: string[] = []): Suite => ({ name, run, after });

test('a suite that needs what failed is counted as failed, never as skipped', async () => {
  const journeys = jest.fn(() => Promise.resolve(verdict(true)));
  const tallies = await runSuites([
    suite('journeys', journeys, ['build']),
    suite('build', () => Promise.reject(new Error('it does not compile'))),
  ]);
  expect(journeys).not.toHaveBeenCalled();
  expect(tallies.map(({ failed }) => failed)).toEqual([1, 1]);
  expect(said.join('\n')).toMatch(/✗ build .*\n[^]*it does not compile[^]*✗ journeys/);
});

test('a suite begins only when what it needs has ended, and the rest goes on beside it', async () => {
  const order: string[] = [];
  const step = (name: string, milliseconds: number) => async () => {
    order.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    order.push(`${name} ends`);
    return verdict(true);
  };
  await runSuites([
    suite('build', step('build', 40)),
    suite('journeys', step('journeys', 1), ['build']),
    suite('lint', step('lint', 1)),
  ]);
  expect(order.indexOf('journeys begins')).toBeGreaterThan(order.indexOf('build ends'));
  expect(order.indexOf('lint begins')).toBeLessThan(order.indexOf('build ends'));
});

test('what a passing suite printed is not shown, what a failing one printed is', async () => {
  await runSuites([
    suite('lint', async () => ({ ...verdict(true), output: 'quiet' })),
    suite('types', async () => ({ passed: 3, failed: 2, skipped: 1, output: 'loud' })),
  ]);
  const all = said.join('\n');
  expect(all).toContain('✗ types: 3 passed, 2 failed, 1 skipped');
  expect(all).toContain('loud');
  expect(all).not.toContain('quiet');
});

test('the sum names the skipped only when there are some', () => {
  expect(summary(12, 0, 0)).toBe('12 passed, 0 failed');
  expect(summary(12, 1, 2)).toBe('12 passed, 1 failed, 2 skipped');
});

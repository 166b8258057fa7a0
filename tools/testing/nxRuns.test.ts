import { needsBrowser, nxRuns } from './nxRuns';

const commands = (...args: string[]) => nxRuns(args)?.map(({ nx }) => nx.join(' '));

test('without arguments, one run has all checks', () => {
  expect(commands()).toHaveLength(1);
  expect(commands()?.[0]).toMatch(/^run-many -t test .*typecheck.*contract-coverage/);
});

test('one project, one check, or one of both', () => {
  expect(commands('--only', 'web')?.[0]).toMatch(/^run-many -p web -t test /);
  expect(commands('--only', 'typecheck')).toEqual(['run-many -t typecheck']);
  expect(commands('--only', 'web:test')).toEqual(['run-many -p web -t test']);
});

test('a browser is looked for only where a check opens pages', () => {
  const needs = (...args: string[]) => nxRuns(args)?.some(({ nx }) => needsBrowser(nx));
  expect([needs(), needs('--affected'), needs('--only', 'a11y'), needs('--only', 'test')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('only --affected may select nothing: a mistyped name fails', () => {
  const mayBeEmpty = (...args: string[]) => nxRuns(args)?.map((run) => run.mayBeEmpty);
  expect(mayBeEmpty('--affected')).toEqual([true]);
  for (const args of [[], ['--only', 'web:tset'], ['--shard', '1/2']]) expect(mayBeEmpty(...args)).not.toContain(true);
});

test('the shards together run each check, and each check that cannot be split once', () => {
  const shards = [1, 2, 3].map((k) => nxRuns(['--shard', `${k}/3`]) ?? []);
  for (const [place, runs] of shards.entries())
    expect(runs[0]).toMatchObject({ env: { SHARD: `${place + 1}/3` }, nx: expect.arrayContaining(['e2e', 'pact']) });
  const whole = shards.flatMap((runs) => runs.slice(1)).map(({ nx }) => nx.join(' '));
  expect(new Set(whole).size).toBe(whole.length);
  expect(whole).toHaveLength(7);
});

test.each([['--nothing'], ['--shard', '5/4'], ['--shard', 'half'], ['--only', 'web', '--affected'], ['--base', 'x']])(
  'arguments that make no sense are refused: %s %s',
  (...args) => {
    expect(nxRuns(args)).toBeNull();
  },
);

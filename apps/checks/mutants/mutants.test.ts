import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '@catalogue/command-kit/workspace';
import { baselineProblem, verdictOf } from './evaluate';
import type { Fault } from './fault';
import { faults } from './faults';
import { outdated, plant } from './plant';
import { suites } from './suites';

const root = mkdtempSync(join(tmpdir(), 'mutants-'));
const code = 'export const limit = 5;\nexport const least = 5;\n';
beforeEach(() => writeFileSync(join(root, 'limits.ts'), code));
afterAll(() => rmSync(root, { recursive: true }));

const where = { name: 'a limit off by one', suite: 'domain', file: 'limits.ts' } as const;
const fault = (find: string, replace: string): Fault => ({ ...where, check: [], find, replace });

describe('the list of faults', () => {
  it.each(faults)('can still plant “$name”', (planted) => {
    expect(outdated(workspaceRoot, planted)).toBeNull();
  });

  it('has some for each suite, each with a name of its own', () => {
    expect([...new Set(faults.map(({ suite }) => suite))].sort()).toEqual(Object.keys(suites).sort());
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
    expect(faults.length).toBeGreaterThanOrEqual(40);
  });
});

describe('a fault', () => {
  it('is planted', () => {
    plant(root, fault('limit = 5', 'limit = $&6'));
    expect(readFileSync(join(root, 'limits.ts'), 'utf8')).toBe(code.replace('limit = 5', 'limit = $$&6'));
    plant(root, { ...where, check: [], file: 'new/rules.ts', create: 'export {};' });
    expect(readFileSync(join(root, 'new', 'rules.ts'), 'utf8')).toBe('export {};');
  });

  it.each([
    ['whose text is gone', fault('limit = 7', ''), 'limits.ts has the text 0 times: limit = 7'],
    ['whose text occurs twice', fault('= 5', ''), 'limits.ts has the text 2 times: = 5'],
    ['of a file that is gone', { ...fault('', ''), file: 'rules.ts' }, 'rules.ts is gone'],
    [
      'that is a syntax error',
      fault('limit = 5', 'limit = '),
      'limits.ts cannot be parsed with it: Expression expected.',
    ],
  ])('%s is reported as out of date', (_, planted, reason) => {
    expect(outdated(root, planted)).toBe(reason);
  });
});

describe('a check', () => {
  const command = suites.domain(['limits.test.ts']);

  it.each([
    ['that passes has missed the fault', 0, 'Tests: 3 passed', false, 'nobody noticed'],
    [
      'that fails by a test has noticed it',
      1,
      '  ● a loan › has a limit\n\n  expect(6)',
      true,
      '● a loan › has a limit',
    ],
    [
      'that fails since it could not be run has not',
      1,
      '  ● Test suite failed to run\n\nCannot find module',
      false,
      'it could not be run: Cannot find module',
    ],
  ])('%s', (_, exitCode, output, isNoticed, reason) => {
    expect(verdictOf({ code: exitCode, output }, command)).toEqual({ isNoticed, reason });
  });

  it.each([
    ['passes', 0, 'Tests:       1 skipped, 3 passed, 4 total', null],
    ['fails', 1, 'Tests:  1 failed, 3 passed\nTime: 1 s', 'it fails without the fault: Time: 1 s'],
    [
      'has no tests of that name',
      0,
      'Tests:  4 skipped, 4 total',
      expect.stringContaining('it checks nothing') as string,
    ],
  ])('that %s without the fault is recognized', (_, exitCode, output, problem) => {
    expect(baselineProblem({ code: exitCode, output }, command)).toEqual(problem);
  });
});

import { parseArgs } from 'node:util';

/** The checks that `npm test` runs in each project that has them. The split ones read the variable SHARD. */
const SPLIT = ['test', 'pact', 'e2e', 'e2e-languages', 'a11y'];
const WHOLE = ['typecheck', 'lint', 'format', 'knip', 'contract-conformance', 'contract-fuzz'];
// contract-coverage reads the calls of the server's tests, so the two run together.
const SERVER = ['-p', 'checks', '-t', 'contract-coverage'];

export const usage = `Usage: npm test -- [--only NAME | --affected [--base REV] | --shard K/N]
  --only      a project (web), a check (${[...SPLIT, ...WHOLE].join(', ')}, contract-coverage), or both (web:test)
  --affected  what the changes since REV (main) can break
  --shard     one of N parts of everything, as 1/4`;

interface NxRun {
  nx: string[];
  env: Record<string, string>;
  /** Nx accepts a name that no check has; only --affected may select nothing. */
  mayBeEmpty: boolean;
}

const ALL = [...SPLIT, ...WHOLE, 'contract-coverage'];

/** The calls of Nx for these arguments; null if they are invalid. */
export function nxRuns(args: string[]): NxRun[] | null {
  let values;
  try {
    ({ values } = parseArgs({
      args,
      options: {
        only: { type: 'string' },
        affected: { type: 'boolean' },
        base: { type: 'string' },
        shard: { type: 'string' },
      },
    }));
  } catch {
    return null;
  }
  const { only, affected, base, shard } = values;
  if ([only, affected, shard].filter((value) => value !== undefined).length > 1) return null;
  if (base !== undefined && !affected) return null;
  if (affected)
    return [{ nx: ['affected', ...(base ? [`--base=${base}`] : []), '-t', ...ALL], env: {}, mayBeEmpty: true }];
  if (shard !== undefined) return shardRuns(shard);
  return [{ nx: ['run-many', ...(only === undefined ? ['-t', ...ALL] : named(only))], env: {}, mayBeEmpty: false }];
}

/** Whether one of the checks of a call of Nx opens pages in a browser. */
export const needsBrowser = (nx: readonly string[]): boolean =>
  nx.some((part) => ['e2e', 'e2e-languages', 'a11y'].includes(part));

function named(name: string): string[] {
  const [project = '', check] = name.split(':');
  if (check !== undefined) return ['-p', project, '-t', check];
  return ALL.includes(name) ? ['-t', name] : ['-p', name, '-t', ...ALL];
}

function shardRuns(shard: string): NxRun[] | null {
  const [, k = 0, n = 0] = (/^(\d+)\/(\d+)$/.exec(shard) ?? []).map(Number);
  if (k < 1 || k > n) return null;
  const parts = [['run-many', ...SERVER], ...WHOLE.map((check) => ['run-many', '-t', check])];
  return [
    { nx: ['run-many', '-t', ...SPLIT, '--exclude=mock-api'], env: { SHARD: shard }, mayBeEmpty: false },
    ...parts.filter((_, place) => place % n === k - 1).map((nx) => ({ nx, env: {}, mayBeEmpty: false })),
  ];
}

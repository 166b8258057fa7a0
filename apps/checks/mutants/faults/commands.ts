import type { Fault } from '../fault';
import { domain } from './folders';

export const postgresFaults: Fault[] = [
  {
    name: 'the first program that ends stops the server of the others',
    suite: 'local-postgres',
    file: 'libs/local-postgres/src/cluster.ts',
    find: 'if (wasLast) await stopPostmaster(placement);',
    replace: 'if (lease.isFirst || wasLast) await stopPostmaster(placement);',
    check: ['libs/local-postgres/src/cluster.test.ts'],
  },
];

export const commandKitFaults: Fault[] = [
  {
    name: 'a process that ignores SIGTERM is waited for',
    suite: 'command-kit',
    file: 'libs/command-kit/src/childProcess.ts',
    find: "child.kill('SIGKILL')",
    replace: "child.kill('SIGTERM')",
    check: ['libs/command-kit/src/childProcess.test.ts', '--testTimeout=5000'],
  },
  {
    name: 'what was opened first is closed first',
    suite: 'command-kit',
    file: 'libs/command-kit/src/shutdown.ts',
    find: 'closers.reverse()',
    replace: 'closers',
    check: ['libs/command-kit/src/shutdown.test.ts'],
  },
];

export const docsFaults: Fault[] = [
  {
    name: 'the code cites a paragraph that is not summarized',
    suite: 'docs',
    file: `${domain}/loans/renewal.ts`,
    find: '(ruling E2)',
    // In two pieces, since it would be an unknown citation here too.
    replace: ['(ruling', 'E99)'].join(' '),
    check: ['docs/sources.test.ts'],
  },
  {
    name: 'the server reports another version than the package',
    suite: 'docs',
    file: 'apps/mock-api/src/openServer.ts',
    find: "APP_VERSION ?? '",
    replace: "APP_VERSION ?? '9",
    check: ['docs/versions.test.ts'],
  },
];

import { faultsOf } from '../fault';
import { domain } from './folders';

export const postgresFaults = faultsOf('local-postgres', [
  {
    name: 'the first program that ends stops the server of the others',
    file: 'libs/local-postgres/src/cluster.ts',
    find: 'if (wasLast) await stopPostmaster(placement);',
    replace: 'if (lease.isFirst || wasLast) await stopPostmaster(placement);',
    check: ['libs/local-postgres/src/cluster.test.ts'],
  },
]);

export const commandKitFaults = faultsOf('command-kit', [
  {
    name: 'a script that failed counts as one that passed',
    file: 'libs/command-kit/src/childProcess.ts',
    find: 'return { code: code ?? 1, output };',
    replace: 'return { code: 0, output };',
    check: ['libs/command-kit/src/childProcess.test.ts'],
  },
  {
    name: 'what was opened first is closed first',
    file: 'libs/command-kit/src/shutdown.ts',
    find: 'closers.reverse()',
    replace: 'closers',
    check: ['libs/command-kit/src/shutdown.test.ts'],
  },
]);

export const docsFaults = faultsOf('docs', [
  {
    name: 'the code cites a paragraph that is not summarized',
    file: `${domain}/loans/renewal.ts`,
    find: '(ruling E2)',
    // In two pieces, since it would be an unknown citation here too.
    replace: ['(ruling', 'E99)'].join(' '),
    check: ['docs/sources.test.ts'],
  },
  {
    name: 'the server reports another version than the package',
    file: 'apps/mock-api/src/openServer.ts',
    find: "APP_VERSION ?? '",
    replace: "APP_VERSION ?? '9",
    check: ['docs/versions.test.ts'],
  },
]);

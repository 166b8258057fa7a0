import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from '@catalogue/command-kit/childProcess';
import { inWorkspace } from '@catalogue/command-kit/workspace';

jest.setTimeout(60_000);

const command = (args: string[], env: NodeJS.ProcessEnv = {}) =>
  runNode(
    [
      inWorkspace('node_modules', 'tsx', 'dist', 'cli.mjs'),
      ...['--tsconfig', inWorkspace('tsconfig.base.json')],
      inWorkspace('tools', 'mock-package', 'catalogue-mock.ts'),
      ...args,
    ],
    { DATABASE_URL: undefined, HOST: undefined, PORT: undefined, ...env },
  );

test('a mock on a busy port is refused in one sentence, before it opens a database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-mock-'));
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const refused = await command(['--port', String(port), '--data', join(folder, 'data')]);
  other.close();
  expect(refused).toEqual({
    code: 1,
    output: `Port ${port} is in use by another program: stop it, or choose another port, as in "npx catalogue-mock --port ${port + 1}".\n`,
  });
  expect(existsSync(join(folder, 'data'))).toBe(false);
  rmSync(folder, { recursive: true });
});

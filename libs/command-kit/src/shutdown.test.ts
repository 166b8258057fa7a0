import { runNode } from './childProcess';

test('at the end everything is closed, the last first, also after an error, and once', async () => {
  const script = `
    const { atShutdown, isShuttingDown, shutDown } = require('./libs/command-kit/src/shutdown.ts');
    atShutdown(() => console.log('first ' + isShuttingDown()));
    atShutdown(() => { throw new Error('cannot be closed') });
    atShutdown(async () => console.log('last'));
    console.log(String(isShuttingDown()));
    void shutDown(5);
    void shutDown(0);`;
  const { code, output } = await runNode(['--require', 'tsx/cjs', '-e', script]);
  expect(code).toBe(5);
  expect(output).toMatch(/^false\nlast\nError: cannot be closed\n[^]*\nfirst true\n$/);
});

import { runNode } from './childProcess';

// All of it to one stream: what comes from two has no order.
test('at the end everything is closed, the last first, also after an error, and once', async () => {
  const script = `
    const { atShutdown, isShuttingDown, shutDown } = require('./libs/command-kit/src/shutdown.ts');
    atShutdown(() => console.error('first ' + isShuttingDown()));
    atShutdown(() => { throw new Error('cannot be closed') });
    atShutdown(async () => console.error('last'));
    console.error(String(isShuttingDown()));
    void shutDown(5);
    void shutDown(0);`;
  const { code, output } = await runNode(['--require', 'tsx/cjs', '-e', script]);
  expect(code).toBe(5);
  expect(output).toMatch(/^false\nlast\nError: cannot be closed\n[^]*\nfirst true\n$/);
});

test('a listener of SIGTERM that others add does not end the process before all is closed', async () => {
  const script = `
    const { atShutdown, shutDownAlone, shutDownOnSignals } = require('./libs/command-kit/src/shutdown.ts');
    shutDownOnSignals(5);
    shutDownAlone();
    process.once('SIGTERM', () => process.exit(7));
    atShutdown(() => new Promise((resolve) => setTimeout(resolve, 50)));
    atShutdown(() => console.log('closing'));
    setTimeout(() => process.kill(process.pid, 'SIGTERM'), 1);
    setTimeout(() => undefined, 60_000);`;
  expect(await runNode(['--require', 'tsx/cjs', '-e', script])).toEqual({ code: 5, output: 'closing\n' });
});

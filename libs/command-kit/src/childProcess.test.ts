import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { end, runNode } from './childProcess';

test('a script is run to its end: its exit code, and what it printed', async () => {
  const script = `console.log('one'); console.error(process.env.WORD); process.exit(3)`;
  const { code, output } = await runNode(['-e', script], { WORD: 'two' });
  expect({ code, lines: output.trim().split('\n').sort() }).toEqual({ code: 3, lines: ['one', 'two'] });
});

const started = async (script: string) => {
  const child = spawn(process.execPath, ['-e', `${script}; setInterval(() => {}, 1000); console.log('ready')`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
};

test('a process is ended, and killed where it does not end by itself', async () => {
  const willing = await started(`process.on('SIGTERM', () => process.exit(7))`);
  await end(willing);
  expect(willing.exitCode).toBe(7);

  const stubborn = await started(`process.on('SIGTERM', () => {})`);
  await end(stubborn, 50);
  expect(stubborn.signalCode).toBe('SIGKILL');
  // Nothing is left to end.
  await end(stubborn);
});

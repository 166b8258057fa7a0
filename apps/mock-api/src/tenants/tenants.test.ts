import { runOn } from '@catalogue/local-postgres/query';
import { openTestApp } from '../testing/app';
import { sandboxDatabase } from './sandboxId';
import * as own from '../testing/testServer';

const message = 'a sandbox could not be dropped';

it('a sandbox whose database cannot be dropped is logged, and the server goes on', async () => {
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
    ],
  });
  const { app, log, database, stop } = await openTestApp({ server: own, env: { SANDBOX_IDLE_MINUTES: '1' } });
  try {
    const made = await app.inject({ method: 'POST', url: '/__mock/sandboxes', payload: {} });
    const { id } = made.json<{ id: string }>();
    const name = sandboxDatabase(new URL(database.url).pathname.slice(1), id);
    // PostgreSQL cannot drop a template.
    await runOn(database.url, `ALTER DATABASE "${name}" IS_TEMPLATE true`);
    jest.advanceTimersByTime(3 * 60_000);
    while (!log.some((line) => line.includes(message))) await app.inject('/healthz');
    expect((await app.inject('/parametros/funcionalidades')).statusCode).toBe(200);
    await runOn(database.url, `ALTER DATABASE "${name}" IS_TEMPLATE false`);
    await runOn(database.url, `DROP DATABASE "${name}"`);
  } finally {
    jest.useRealTimers();
    await stop();
  }
});

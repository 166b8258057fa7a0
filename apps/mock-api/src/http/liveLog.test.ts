import { Writable } from 'node:stream';
import type { AddressInfo } from 'node:net';
import { openTestApp } from '../testing/app';
import { CallLog } from '../tenants/callLog';
import { follow } from './liveLog';

const entry = {
  em: '2026-03-10T12:00:00Z',
  call: 'searchTitles',
  method: 'GET',
  route: '/api/consulta',
  status: 200,
  token: 'public',
  sandbox: 'demo',
  ms: 1,
  violations: ['x'.repeat(1000)],
} as const;

it('a listener that does not read is hung up on, before its calls fill the memory', () => {
  const log = new CallLog();
  const stuck = new Writable({ write: () => undefined });
  follow(log, stuck);
  for (let call = 0; call < 700; call += 1) log.add({ ...entry, violations: [...entry.violations] });
  expect(stuck.destroyed).toBe(false);
  for (let call = 0; call < 500; call += 1) log.add({ ...entry, violations: [...entry.violations] });
  expect(stuck.destroyed).toBe(true);
  expect(stuck.writableLength).toBeLessThan(1.1 * 1024 * 1024);
});

it('one address has five listeners, so that others find room; who asks for the headers alone is answered', async () => {
  const server = await openTestApp({ env: { RATE_LIMIT: 'all' } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const listening = new AbortController();
  const ask = (signal: AbortSignal, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}/__mock/log`, { method, headers: { accept: 'text/event-stream' }, signal });
  try {
    const first = new AbortController();
    const listeners = [await ask(first.signal)];
    for (let other = 0; other < 4; other += 1) listeners.push(await ask(listening.signal));
    expect(listeners.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await ask(listening.signal)).status).toBe(429);
    expect((await ask(listening.signal, 'HEAD')).status).toBe(200);
    first.abort();
    // The server hears of it a little later.
    while ((await ask(listening.signal)).status !== 200);
  } finally {
    listening.abort();
    await server.stop();
  }
});

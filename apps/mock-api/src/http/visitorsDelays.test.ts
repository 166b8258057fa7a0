import { openTestApp } from '../testing/app';
import * as own from '../testing/testServer';

const mockHeld: (() => void)[] = [];
const mockDelay = 59_999;
jest.mock('node:timers/promises', () => {
  const actual = jest.requireActual<{ setTimeout: (ms: number, ...more: []) => Promise<void> }>('node:timers/promises');
  const setTimeout = (ms: number, ...more: []) =>
    ms === mockDelay ? new Promise<void>((goOn) => mockHeld.push(goOn)) : actual.setTimeout(ms, ...more);
  return { ...actual, setTimeout };
});

it('of the delays that visitors set in a public control room, so few wait at once that others have places', async () => {
  const server = await openTestApp({ server: own, env: { MOCK_CONTROLS: 'public', RATE_LIMIT: 'off' } });
  const ask = (method: 'GET' | 'POST' | 'PUT', url: string, headers = {}, payload: object = {}) =>
    server.app.inject({ method, url, headers, ...(method !== 'GET' && { payload }) });
  const { id } = (await ask('POST', '/__mock/sandboxes')).json<{ id: string }>();
  const mine = { 'x-sandbox': id };
  const faults = [{ name: 'slow', delay_ms: mockDelay }];
  expect((await ask('PUT', '/__mock/faults', mine, faults)).statusCode).toBe(200);
  const finished: number[] = [];
  const calls = Array.from({ length: 60 }, async () => {
    const { statusCode } = await ask('GET', '/api/acervo/1', mine);
    finished.push(statusCode);
  });
  while (finished.length < 10) await new Promise(setImmediate);
  expect(mockHeld).toHaveLength(50);
  expect((await ask('GET', '/api/acervo/1')).statusCode).toBe(200);
  mockHeld.splice(0).forEach((goOn) => goOn());
  await Promise.all(calls);
  expect(finished).toHaveLength(60);
  await server.stop();
});

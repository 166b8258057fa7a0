import { addressOf } from '@catalogue/api-contract';
import { openTestApp } from '../testing/app';
import { describedCalls } from '../testing/describedCalls';

const controlCalls = describedCalls.filter(({ endpoint }) => addressOf(endpoint).startsWith('/__mock/'));

/** The names of all calls that the guard of a server lets through without a key and outside of a sandbox. */
async function passing(env: Record<string, string>): Promise<string[]> {
  const server = await openTestApp({ env: { HOST: '0.0.0.0', CONTROL_KEY: 'a key of sixteen letters', ...env } });
  const passed = [];
  for (const { name, endpoint } of controlCalls) {
    const url = addressOf(endpoint).replace(/\{\w+\}/g, 'x');
    const { statusCode } = await server.app.inject({ method: endpoint.method, url });
    if (statusCode !== 403) passed.push(name);
  }
  await server.stop();
  return passed.sort();
}

it('a control room with a key is closed without it, call by call', async () => {
  expect(controlCalls.length).toBeGreaterThan(30);
  expect(await passing({})).toEqual([]);
});

it('a public control room is open to visitors without a sandbox for these calls alone', async () => {
  expect(await passing({ MOCK_CONTROLS: 'public' })).toEqual([
    ...['createSandbox', 'dropSandbox', 'getClock', 'getSetting', 'listFaults', 'listKnownFaults', 'listPersonas'],
    ...['listSandboxes', 'listSnapshots'],
  ]);
});

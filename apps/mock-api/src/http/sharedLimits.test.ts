import { openTestApp } from '../testing/app';
import * as own from '../testing/testServer';
import { Peers } from '../tenants/peers';

it('how often an address may ask is one limit for all servers on a database', async () => {
  const joined: Peers[] = [];
  const peersOf = async (url: string) => {
    const peers = new Peers(url);
    await peers.join();
    joined.push(peers);
    return peers;
  };
  const one = await openTestApp({ server: own, peersOf, answersUnexpected: true });
  const other = await own.buildApp({
    db: one.db,
    settings: own.readSettings({ ...one.database.env, LOG_LEVEL: 'silent' }),
    secret: async () => 'a secret of the tests',
    version: 'test',
    peers: await peersOf(one.database.url),
  });
  const passed = async (asked: typeof other, method: 'GET' | 'POST', remoteAddress: string) => {
    let count = 0;
    while ((await asked.inject({ method, url: '/api/nada', remoteAddress })).statusCode !== 429) count += 1;
    return count;
  };
  const heard = new Set<string>();
  const untilHeard = (...addresses: string[]) =>
    new Promise<void>((resolve) => {
      joined[1]?.listen({
        message: (message) => {
          if (message.passed) heard.add(`${message.passed.kind} ${message.passed.address}`);
          if (addresses.every((address) => heard.has(address))) resolve();
        },
      });
    });
  try {
    const told = untilHeard('reads 203.0.113.9', 'writes 203.0.113.7');
    expect(await passed(one.app, 'POST', '203.0.113.7')).toBe(60);
    // A part of the limit that is told at once.
    for (let call = 0; call < 30; call += 1) await one.app.inject({ url: '/api/nada', remoteAddress: '203.0.113.9' });
    await told;
    const rest = await passed(other, 'POST', '203.0.113.7');
    expect(rest).toBe(0);
    expect(await passed(other, 'GET', '203.0.113.9')).toBe(570);
    expect(await passed(other, 'POST', '203.0.113.8')).toBe(60);
  } finally {
    await other.close();
    await one.stop();
    for (const peers of joined) await peers.close();
  }
});

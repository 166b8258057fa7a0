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
  const ask = (asked: typeof other, remoteAddress: string) =>
    asked.inject({ method: 'POST', url: '/api/nada', remoteAddress });
  const passed = async (...asked: Parameters<typeof ask>) => {
    let count = 0;
    while ((await ask(...asked)).statusCode !== 429) count += 1;
    return count;
  };
  const heard = new Set<string>();
  const untilHeard = (...addresses: string[]) =>
    new Promise<void>((resolve) => {
      joined[1]?.listen({
        message: (message) => {
          if (message.passed) heard.add(message.passed.address);
          if (addresses.every((address) => heard.has(address))) resolve();
        },
      });
    });
  try {
    const told = untilHeard('203.0.113.9', '203.0.113.7');
    expect(await passed(one.app, '203.0.113.7')).toBe(60);
    // A part of the limit that is told at once.
    for (let call = 0; call < 3; call += 1) await ask(one.app, '203.0.113.9');
    await told;
    expect(await passed(other, '203.0.113.7')).toBe(0);
    expect(await passed(other, '203.0.113.9')).toBe(57);
    expect(await passed(other, '203.0.113.8')).toBe(60);
  } finally {
    await other.close();
    await one.stop();
    for (const peers of joined) await peers.close();
  }
});

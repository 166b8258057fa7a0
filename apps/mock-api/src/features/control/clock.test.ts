import { openControlRoom } from '../../testing/controlRoom';

const room = openControlRoom();

describe('the clock', () => {
  it('goes forward by a duration or to a moment, and replies carry its date', async () => {
    const sandbox = await room.newSandbox();
    const set = (body: object) => room.ask<{ today: string }>('/__mock/clock', { method: 'PUT', sandbox, body });
    expect((await set({ advance: 'P1W' })).body.today).toBe('2026-03-17');
    expect((await set({ now: '2026-04-01T10:00:00-03:00' })).body.today).toBe('2026-04-01');
    const moved = await room.ask('/__mock/clock', { method: 'PUT', sandbox, body: { advance: 'P1D' } });
    expect(moved.headers.date).toContain('02 Apr 2026');
    for (const url of ['/parametros/funcionalidades', '/api/nothing', '/__mock/nothing'])
      expect((await room.ask(url, { sandbox })).headers.date).toContain('02 Apr 2026');
  });

  it('is stopped until it is moved or started, also in a snapshot, and for who signs in meanwhile', async () => {
    const sandbox = await room.newSandbox();
    interface State {
      now: string;
      stopped: boolean;
      events: object[];
    }
    const read = async (of = sandbox) => (await room.ask<State>('/__mock/clock', { sandbox: of })).body;
    const set = async (body: object) => (await room.ask<State>('/__mock/clock', { method: 'PUT', sandbox, body })).body;
    expect((await read()).stopped).toBe(false);
    const { now, stopped, events } = await set({ stopped: true });
    expect([stopped, events]).toEqual([true, []]);
    room.pass(3600);
    expect(await read()).toMatchObject({ now, stopped: true });
    const moved = await set({ advance: 'P3D' });
    expect(moved).toMatchObject({ now: new Date(Date.parse(now) + 3 * 86_400_000).toISOString(), stopped: true });
    expect(moved.events.length).toBeGreaterThan(0);
    room.pass(3600);
    expect((await read()).now).toBe(moved.now);
    await room.ask('/__mock/snapshots', { method: 'POST', sandbox, body: { name: 'parado' } });
    const copy = await room.newSandbox('parado');
    expect(await read(copy)).toMatchObject({ now: moved.now, stopped: true });
    expect(await set({ stopped: false })).toMatchObject({ now: moved.now, stopped: false });
    room.pass(60);
    expect((await read()).now).toBe(new Date(Date.parse(moved.now) + 60_000).toISOString());
    expect((await read(copy)).now).toBe(moved.now);
  });

  it('never goes back, and no further than five years at once', async () => {
    const sandbox = await room.newSandbox();
    const set = (body: object) => room.ask('/__mock/clock', { method: 'PUT', sandbox, body });
    expect((await set({ now: '2020-01-01' })).status).toBe(422);
    expect((await set({ advance: 'P9Y' })).status).toBe(422);
    expect((await set({ advance: 'three days' })).status).toBe(422);
    expect((await room.ask<{ today: string }>('/__mock/clock', { sandbox })).body.today).toBe('2026-03-10');
  });
});

it('a fortnight at once brings what its days bring one by one', async () => {
  const [atOnce, dayByDay] = [await room.newSandbox(), await room.newSandbox()];
  const go = async (sandbox: string, advance: string) =>
    (await room.ask<{ events: object[] }>('/__mock/clock', { method: 'PUT', sandbox, body: { advance } })).body.events;
  const whole = await go(atOnce, 'P14D');
  const parts: object[] = [];
  for (let day = 0; day < 14; day += 1) parts.push(...(await go(dayByDay, 'P1D')));
  expect(whole).toEqual(parts);
  const debts = async (sandbox: string) =>
    (await room.ask('/api/emprestimo/debitos-pendentes', { sandbox, headers: await room.signIn(sandbox, 'bruno') }))
      .body;
  expect(await debts(atOnce)).toEqual(await debts(dayByDay));
});

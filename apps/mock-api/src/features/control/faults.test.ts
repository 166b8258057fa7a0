import { openControlRoom } from '../../testing/controlRoom';

const room = openControlRoom();

describe('a fault', () => {
  const calls = (sandbox: string, times: number) =>
    Promise.all(Array.from({ length: times }, () => room.ask('/parametros/secao_1', { sandbox }))).then((replies) =>
      replies.map(({ status }) => status).sort(),
    );

  it('meets the calls that it is for as often as it says, then never again', async () => {
    const sandbox = await room.newSandbox();
    const faults = [{ name: 'unexpected-500', endpoint: 'listSearchGuides', times: 2 }];
    expect((await room.ask('/__mock/faults', { method: 'PUT', sandbox, body: faults })).body).toEqual(faults);
    expect((await room.ask('/parametros/funcionalidades', { sandbox })).status).toBe(200);
    expect(await calls(sandbox, 4)).toEqual([200, 200, 500, 500]);
    expect((await room.ask('/__mock/faults', { sandbox })).body).toEqual([]);
  });

  it('by chance is listed as it was set', async () => {
    const sandbox = await room.newSandbox();
    const faults = [{ name: 'slow', probability: 0.5, seed: 7, delay_ms: 1, jitter_ms: 1 }];
    await room.ask('/__mock/faults', { method: 'PUT', sandbox, body: faults });
    expect((await room.ask('/__mock/faults', { sandbox })).body).toEqual(faults);
  });

  it('waits first as long as it says', async () => {
    const sandbox = await room.newSandbox();
    const faults = [{ name: 'unexpected-500', delay_ms: 200 }];
    expect((await room.ask('/__mock/faults', { method: 'PUT', sandbox, body: faults })).body).toEqual(faults);
    const start = performance.now();
    expect(await calls(sandbox, 1)).toEqual([500]);
    expect(performance.now() - start).toBeGreaterThan(190);
  });

  it('meets a call that the documents do not have, too', async () => {
    const sandbox = await room.newSandbox();
    const faults = [{ name: 'unexpected-500', endpoint: 'getCollectionTotals' }];
    await room.ask('/__mock/faults', { method: 'PUT', sandbox, body: faults });
    expect((await room.ask('/api/acervo/totais', { sandbox })).status).toBe(500);
  });

  it('is cleared by an empty list, and may be asked for by one call alone', async () => {
    const sandbox = await room.newSandbox();
    await room.ask('/__mock/faults', { method: 'PUT', sandbox, body: [{ name: 'unexpected-500' }] });
    expect(await calls(sandbox, 1)).toEqual([500]);
    await room.ask('/__mock/faults', { method: 'PUT', sandbox, body: [] });
    expect(await calls(sandbox, 1)).toEqual([200]);
    const { status } = await room.ask('/parametros/secao_1', { sandbox, headers: { 'mock-fault': 'warning' } });
    expect(status).toBe(409);
    expect((await room.ask('/parametros/secao_1', { sandbox, headers: { 'mock-fault': 'nunca' } })).status).toBe(422);
  });

  it('of a session meets patrons only, of a sign-in only that grant', async () => {
    const sandbox = await room.newSandbox();
    const headers = await room.signIn(sandbox);
    await room.ask('/__mock/faults', {
      method: 'PUT',
      sandbox,
      body: [{ name: 'session-expired' }, { name: 'too-many-attempts' }],
    });
    expect((await room.ask('/parametros/secao_1', { sandbox })).status).toBe(200);
    expect((await room.ask('/api/pessoas', { sandbox, headers })).status).toBe(401);
    const token = (body: object) => room.ask('/oauth/token', { method: 'POST', sandbox, body });
    const visitor = { client_id: 'catalogue-public', client_secret: 'catalogue-public-development' };
    expect((await token({ grant_type: 'client_credentials', ...visitor })).status).toBe(200);
    expect(
      (await token({ grant_type: 'password', client_id: 'x', client_secret: 'x', username: 'ana', password: 'x' }))
        .status,
    ).toBe(429);
  });

  it('that nobody knows is refused with where to look', async () => {
    const put = (body: object) => room.ask('/__mock/faults', { method: 'PUT', body });
    for (const name of ['nunca', 'toString', '__proto__']) {
      expect((await put([{ name }])).status).toBe(422);
      expect((await room.ask('/parametros/secao_1', { headers: { 'mock-fault': name } })).status).toBe(422);
    }
    expect((await put([{ name: 'slow', endpoint: 'nunca' }])).status).toBe(422);
    // Such a fault could never be removed.
    expect((await put([{ name: 'slow', endpoint: 'setFaults' }])).status).toBe(422);
  });

  it('may drop the connection or cut the answer', async () => {
    const sandbox = await room.newSandbox();
    const get = (fault: string) =>
      fetch(`${room.address()}/parametros/secao_1`, { headers: { 'x-sandbox': sandbox, 'mock-fault': fault } });
    await expect(get('network-drop')).rejects.toThrow('fetch failed');
    const cut = await get('truncated-body');
    expect(cut.status).toBe(200);
    await expect(cut.text()).rejects.toThrow('terminated');
  });

  it('may let an answer come in pieces, whole in the end', async () => {
    const sandbox = await room.newSandbox();
    const whole = await (
      await fetch(`${room.address()}/parametros/secao_1`, { headers: { 'x-sandbox': sandbox } })
    ).text();
    await room.ask('/__mock/faults', { method: 'PUT', sandbox, body: [{ name: 'dribble', delay_ms: 900 }] });
    const reply = await fetch(`${room.address()}/parametros/secao_1`, { headers: { 'x-sandbox': sandbox } });
    const pieces: string[] = [];
    for await (const piece of reply.body as unknown as AsyncIterable<Uint8Array>)
      pieces.push(Buffer.from(piece).toString('latin1'));
    expect(pieces.length).toBeGreaterThan(1);
    expect(JSON.parse(Buffer.from(pieces.join(''), 'latin1').toString())).toEqual(JSON.parse(whole));
  });
});

import type { LogEntry } from '@catalogue/api-contract';
import { openControlRoom } from '../../testing/controlRoom';

const room = openControlRoom();

describe('the log', () => {
  it('still lists after hundreds of calls what a client did against the documents', async () => {
    const sandbox = await room.newSandbox();
    const url = '/api/acervo/999999999';
    await room.app().inject({ url, headers: { 'x-sandbox': sandbox } });
    for (let count = 0; count < 510; count += 1) await room.ask(url, { sandbox });
    const { body } = await room.ask<LogEntry[]>('/__mock/log', { sandbox });
    expect(body).toHaveLength(501);
    expect(body.at(-1)?.violations).toEqual(['language-header']);
  });

  it('keeps each call with its status, token, sandbox and rule', async () => {
    const sandbox = await room.newSandbox();
    const headers = await room.signIn(sandbox);
    await room.ask('/api/acervo/1', { sandbox, headers });
    await room.ask('/api/acervo/999999999', { sandbox });
    const { body } = await room.ask<LogEntry[]>('/__mock/log', { sandbox });
    expect(body.map(({ call, status, token, sandbox: id }) => [call, status, token, id])).toEqual([
      ['getTitle', 404, 'anonymous', sandbox],
      ['getTitle', 200, 'patron', sandbox],
      ['issueToken', 200, 'anonymous', sandbox],
    ]);
    expect(body[0]?.rule).toBe('Acervo não encontrado.');
  });

  it('keeps a call that gets no answer, or half of one', async () => {
    const sandbox = await room.newSandbox();
    for (const fault of ['network-drop', 'truncated-body'])
      await room.ask('/parametros/secao_1', { sandbox, headers: { 'mock-fault': fault } }).catch(() => undefined);
    const { body } = await room.ask<LogEntry[]>('/__mock/log', { sandbox });
    expect(body.map(({ fault, status }) => [fault, status])).toEqual([
      ['truncated-body', 200],
      ['network-drop', 0],
    ]);
  });

  it('is streamed to twenty clients at once, and to others when one of them leaves', async () => {
    const listening = new AbortController();
    const listen = (signal: AbortSignal) =>
      fetch(`${room.address()}/__mock/log`, { headers: { accept: 'text/event-stream' }, signal });
    const first = new AbortController();
    expect((await listen(first.signal)).status).toBe(200);
    const others = await Promise.all(Array.from({ length: 19 }, () => listen(listening.signal)));
    expect(others.map(({ status }) => status)).toEqual(Array(19).fill(200));
    const refused = await listen(listening.signal);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    first.abort();
    // The server hears of it a little later.
    while ((await listen(listening.signal)).status !== 200);
    listening.abort();
  });

  it('streams each call to those who listen', async () => {
    const sandbox = await room.newSandbox();
    const live = await fetch(`${room.address()}/__mock/log`, {
      headers: { accept: 'text/event-stream', 'x-sandbox': sandbox },
    });
    const reader = live.body?.pipeThrough(new TextDecoderStream()).getReader();
    await reader?.read();
    await room.ask('/parametros/secao_1', { sandbox });
    expect((await reader?.read())?.value).toContain('"call":"listSearchGuides"');
    await reader?.cancel();
  });
});

describe('what a client does against the documents', () => {
  it.each<[string, string, Record<string, string>, string]>([
    ['an empty query field', '/api/consulta/bibliotecas?search_text=', { lang: '1' }, 'empty-query-field:search_text'],
    ['no language', '/parametros/secao_1', { lang: '' }, 'language-header'],
    ['an unknown language', '/parametros/secao_1', { lang: '2' }, 'language-header'],
  ])('%s is told in Mock-Violations', async (_, url, headers, told) => {
    expect((await room.ask(url, { headers })).headers['mock-violations']).toBe(told);
  });

  it('is in a header that clients can read, however many fields are empty and whatever they are called', async () => {
    const sandbox = await room.newSandbox();
    const many = Array.from({ length: 1500 }, (_, index) => `campo${index}=`).join('&');
    for (const query of [many, `${'n'.repeat(3000)}=`, '%E6%97%A5%F0%9F%98%80=', 'a%0D%0Ab=']) {
      const { status, headers } = await room.ask(`/api/consulta?${query}`, { sandbox });
      expect(status).toBe(422);
      expect(String(headers['mock-violations'])).toMatch(/^empty-query-field:[\x21-\x7e ]{1,2000}$/);
    }
    const { body } = await room.ask<LogEntry[]>('/__mock/log', { sandbox });
    expect(JSON.stringify(body).length).toBeLessThan(20_000);
  });

  it('covers tokens and bodies too, and is empty for a call that is right', async () => {
    const sandbox = await room.newSandbox();
    const headers = await room.signIn(sandbox);
    expect((await room.ask('/parametros/secao_1', { sandbox, headers })).headers['mock-violations']).toBe(
      'wrong-token:patron',
    );
    expect((await room.ask('/api/pessoas', { sandbox, headers })).headers).not.toHaveProperty('mock-violations');
    const { headers: told } = await room.ask('/oauth/token', {
      method: 'POST',
      sandbox,
      body: { grant_type: 'password', client_id: 'x', client_secret: 'x', username: 'ana', password: ' x' },
    });
    expect(told['mock-violations']).toBe('untrimmed:password');
  });

  it('covers calls without a token for what is a patron’s, and not those with an expired token', async () => {
    const sandbox = await room.newSandbox();
    const headers = await room.signIn(sandbox);
    expect((await room.ask('/api/pessoas', { sandbox })).headers['mock-violations']).toBe('wrong-token:anonymous');
    await room.ask('/__mock/clock', { method: 'PUT', sandbox, body: { advance: 'PT90M' } });
    const over = await room.ask('/api/pessoas', { sandbox, headers });
    expect(over.status).toBe(401);
    expect(over.headers).not.toHaveProperty('mock-violations');
  });
});

import { loaded } from '@catalogue/mock-api/testing/loaded';
import type { Clock } from '@catalogue/mock-api/tenants/clock';
import { streamsOf } from './streamsOf';

interface SeenCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
  status: number;
}

/** Starts the real server in this process, with its own database, behind the browser's `fetch`. */
export async function startServer(options: { today?: string; env?: Record<string, string> } = {}) {
  const { buildApp, openTestDatabase, publicCost, readSettings, TEST_TODAY } = loaded();
  const { today = TEST_TODAY, env = {} } = options;
  const database = await openTestDatabase({ today });
  const { db } = database;
  const settings = readSettings({ ...database.env, LOG_LEVEL: 'silent', ...env });
  let now = new Date(`${today}T12:00:00Z`);
  const clock: Clock = { now: () => now };
  const app = await buildApp({
    db,
    settings,
    secret: async () => 'a secret of the tests',
    version: 'test',
    clock,
    passwordCost: publicCost,
  });
  const calls: SeenCall[] = [];
  const paused = new Map<RegExp, Promise<void>>();
  // Those that scripts cannot read, which the browser keeps as well.
  const cookies = new Map<string, string>();
  const realFetch = globalThis.fetch;
  const streams = streamsOf(() => app.listen({ port: 0, host: '127.0.0.1' }));

  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(String(input), 'http://localhost');
    const headers = Object.fromEntries(new Headers(init.headers).entries());
    for (const [path, release] of paused) if (path.test(url.pathname)) await release;
    if (headers['accept'] === 'text/event-stream') return streams.open(url.pathname, headers, init.signal);
    const isForm = init.body instanceof URLSearchParams;
    const parts = init.body instanceof FormData ? await encodedParts(init.body) : null;
    const answer = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: url.pathname + url.search,
      headers: {
        ...headers,
        ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
        ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(parts && { 'content-type': parts.headers.get('content-type') ?? '' }),
      },
      payload: parts
        ? Buffer.from(await parts.arrayBuffer())
        : init.body === undefined || init.body === null
          ? undefined
          : String(init.body),
    });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    calls.push({
      method: init.method ?? 'GET',
      path: url.pathname + url.search,
      headers,
      body: String(init.body ?? ''),
      status: answer.statusCode,
    });
    return new Response(answer.statusCode === 204 ? null : answer.body, {
      status: answer.statusCode,
      headers: {
        'content-type': String(answer.headers['content-type'] ?? 'application/json'),
        ...(answer.headers.date && { date: String(answer.headers.date) }),
      },
    });
  };

  return {
    db,
    calls,
    /** Makes calls fail by name, using the mock's own faults; without arguments they succeed again. */
    fail: (...faults: { name: string; endpoint: string; times?: number }[]) =>
      app.inject({ method: 'PUT', url: '/__mock/faults', payload: faults }),
    /** Sends a call to the control room. */
    put: (url: string, payload: object) => app.inject({ method: 'PUT', url, payload }),
    /** The mails that the server would have sent, newest first. */
    mails: async () => (await app.inject({ url: '/__mock/outbox' })).json<{ texto: string }[]>(),
    /** Pauses all calls of these paths until the returned function is called. */
    pause: (path: RegExp) => {
      let release = () => undefined as void;
      paused.set(path, new Promise((resolve) => (release = resolve)));
      return () => {
        paused.delete(path);
        release();
      };
    },
    /** Advances the server's clock; stored data is unchanged. */
    advance: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
    stop: async () => {
      globalThis.fetch = realFetch;
      streams.end();
      await app.close();
      await database.close();
    },
  };
}
export type TestServer = Awaited<ReturnType<typeof startServer>>;

/** A server for each test of a file, and a browser that has stored nothing yet. */
export function serverForEach(options?: Parameters<typeof startServer>[0]): TestServer {
  const server = {} as TestServer;
  let stop: TestServer['stop'] | undefined;
  beforeEach(async () => {
    stop = undefined;
    localStorage.clear();
    sessionStorage.clear();
    ({ stop } = Object.assign(server, await startServer(options)));
  });
  // There is nothing to stop if the start failed, whose error is the one to read.
  afterEach(() => stop?.());
  return server;
}

/** Encodes a multipart form with its boundary. Node's `Response` does not accept jsdom's forms and files. */
async function encodedParts(form: FormData): Promise<Response> {
  const parts = await new Response(new URLSearchParams()).formData();
  for (const [name, part] of form.entries())
    if (typeof part === 'string') parts.append(name, part);
    else
      parts.append(
        name,
        await new Response(await bytesOf(part), { headers: { 'content-type': part.type } }).blob(),
        part.name,
      );
  return new Response(parts);
}

const bytesOf = (file: Blob) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(file);
  });

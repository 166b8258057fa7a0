import type { Exchange, PlainReply } from './exchange';

interface Replayed {
  request: Exchange['request'];
  reply: PlainReply;
}

/** Answers the app's requests from the exchanges in process, fast enough for hundreds of mutations of one reply. */
export async function replay<T>(exchanges: Replayed[], work: () => Promise<T>): Promise<T> {
  const left = [...exchanges];
  const fetchOfNode = globalThis.fetch;
  globalThis.fetch = async (address, init) => {
    const { pathname } = new URL(String(address));
    const authorization = new Headers(init?.headers).get('authorization');
    const index = left.findIndex(
      ({ request }) =>
        request.method === init?.method &&
        request.path === pathname &&
        (request.headers['authorization'] ?? null) === authorization,
    );
    const [exchange] = index < 0 ? [] : left.splice(index, 1);
    if (!exchange) throw new TypeError(`Nothing answers ${init?.method} ${pathname}.`);
    const { status, body } = exchange.reply;
    if (body === undefined) return new Response(null, { status });
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  };
  try {
    return await work();
  } finally {
    globalThis.fetch = fetchOfNode;
  }
}

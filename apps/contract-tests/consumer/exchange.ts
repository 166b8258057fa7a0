import { createServer } from 'node:net';
import { MatchersV3, PactV3 } from '@pact-foundation/pact';
import type { AppStore } from '@catalogue/web/app/store';

/** Who uses the app: a visitor without a token, a visitor with a public token, or a signed-in patron. */
export type User = 'newcomer' | 'visitor' | 'patron' | 'patron whose token is over' | 'visitor whose token is over';

export interface State {
  name: string;
  params?: Record<string, string | number | boolean>;
}

/** One request of the app and the server's reply. The request is written out by hand, never computed. */
export interface Exchange {
  /** The description of the interaction; unique within the feature. */
  that: string;
  given?: State[];
  request: {
    method: 'GET' | 'POST' | 'PUT' | 'DELETE';
    path: string;
    query?: Record<string, string>;
    headers: Record<string, string>;
    /** JSON, or the text of a form. */
    body?: object | string;
  };
  /** The body has the fields that the app reads, as examples or Pact's matchers; there is none if the app reads only the status. */
  reply: { status: number; body?: unknown };
}

/** An action of a user, its exchanges, and its outcome in the app. */
export interface Scenario {
  title: string;
  user: User;
  language?: string;
  exchanges: Exchange[];
  act(app: AppStore): Promise<unknown>;
  outcome: unknown;
}

/** A reply as plain data. */
export interface PlainReply {
  status: number;
  body: unknown;
}
export const plainReply = ({ reply }: Exchange): PlainReply => ({
  status: reply.status,
  body: reply.body === undefined ? undefined : MatchersV3.reify(reply.body),
});

/** A pact with the exchanges of one scenario. */
export async function pactOf(feature: string, exchanges: Exchange[], dir: string): Promise<PactV3> {
  const port = await freshPort();
  const pact = new PactV3({ consumer: 'catalogue-web', provider: 'catalogue-api', dir, logLevel: 'error', port });
  for (const { that, given = [], request, reply } of exchanges) {
    pact.addInteraction({
      states: given.map(({ name, params }) => ({ description: name, parameters: params })),
      uponReceiving: `${feature}: ${that}`,
      withRequest: request,
      willRespondWith: {
        status: reply.status,
        ...(reply.body !== undefined && { body: reply.body, contentType: 'application/json' }),
      },
    });
  }
  return pact;
}

// A port that is used again could meet a keep-alive connection to the earlier server, and a port chosen by the system could become
// an outgoing connection before the mock server takes it. These are below the system's range; each process begins at another one.
const lowest = 10_000;
const range = 20_000;
let next = (process.pid * 97) % range;
async function freshPort(): Promise<number> {
  const port = lowest + (next++ % range);
  const probe = createServer().listen(port, '127.0.0.1');
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('listening', () => resolve(true)).once('error', () => resolve(false));
  });
  if (!isFree) return freshPort();
  await new Promise((closed) => probe.close(closed));
  return port;
}

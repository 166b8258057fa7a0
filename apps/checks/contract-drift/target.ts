import { addressOf, fillPath, queryString, type Endpoint } from '@catalogue/api-contract';
import { Failure, messageOf } from '@catalogue/command-kit/failure';

export interface Credentials {
  client_id: string;
  client_secret: string;
}

const timeoutMs = 30_000;

/** The server to compare. Only reads are sent, as a client of it sends them. */
export class Target {
  #public: string | undefined;
  #patron: string | undefined;

  constructor(private readonly prefix: string) {}

  /** Signs in. Throws a Failure with the server's message. */
  async signIn(grant: Record<string, string>, { client_id, client_secret }: Credentials): Promise<void> {
    const address = addressOf({ path: '/oauth/token' }, this.prefix);
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ client_id, client_secret, ...grant }),
      headers: { accept: 'application/json', lang: '1' },
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw new Failure(`${address} cannot be reached: ${messageOf(error)}`);
    });
    const body = (await answer.json().catch(() => ({}))) as { access_token?: string; message?: string };
    if (!body.access_token)
      throw new Failure(`${address} gave no token for ${grant['grant_type']}: ${answer.status} ${body.message ?? ''}`);
    if (grant['grant_type'] === 'password') this.#patron = body.access_token;
    else this.#public = body.access_token;
  }

  get hasPatron(): boolean {
    return this.#patron !== undefined;
  }

  /** The body of the reply. Throws NotRead if there is none to compare. */
  async read(endpoint: Endpoint, params: Record<string, unknown>, query: Record<string, unknown>): Promise<unknown> {
    const token = endpoint.access === 'patron' ? this.#patron : this.#public;
    const answer = await fetch(fillPath(addressOf(endpoint, this.prefix), params) + queryString(query), {
      headers: { accept: 'application/json', lang: '1', ...(token && { authorization: `Bearer ${token}` }) },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new NotRead(`status ${answer.status}`);
    return answer.json().catch(() => {
      throw new NotRead('an answer that is not JSON');
    });
  }
}

/** A call that gave nothing to compare. */
export class NotRead extends Error {}

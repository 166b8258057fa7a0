import { request as requestHttp, type IncomingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { isLoopback } from '@catalogue/mock-api/exposure';

export interface Sent {
  method?: string;
  /** As it is written into the request. */
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Answer {
  /** 0: the connection ended without a reply. */
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** Bytes of headers and body. */
  size: number;
  milliseconds: number;
}

const timeoutMs = 60_000;

/** The server that is attacked. Requests are written as given: `fetch` would tidy addresses and refuse some headers. */
export class Target {
  readonly #address: URL;

  constructor(address: string) {
    this.#address = new URL(address);
  }

  /** Whether it is on this machine, where its own users may do more than others. */
  get isLocal(): boolean {
    return isLoopback(this.#address.hostname);
  }

  get host(): string {
    return this.#address.host;
  }

  /** The answer, once the server's limit of requests lets it through: a limit is no answer to the attack itself. */
  async send(sent: Sent): Promise<Answer> {
    const answer = await this.sendOnce(sent);
    const seconds = Number(answer.headers['retry-after']);
    if (answer.status !== 429 || !(seconds > 0)) return answer;
    await pause(seconds * 1000);
    return this.sendOnce(sent);
  }

  async sendOnce({ method = 'GET', path, headers = {}, body }: Sent): Promise<Answer> {
    const started = performance.now();
    const request = this.#address.protocol === 'https:' ? requestHttps : requestHttp;
    try {
      return await new Promise<Answer>((resolve, reject) => {
        const sent = request(
          this.#address,
          { method, path, headers: { connection: 'close', ...headers }, timeout: timeoutMs },
          (reply) =>
            void buffer(reply).then((bytes) => {
              resolve({
                status: reply.statusCode ?? 0,
                headers: reply.headers,
                body: bytes.toString(),
                size: bytes.length + reply.rawHeaders.join('').length,
                milliseconds: performance.now() - started,
              });
            }, reject),
        );
        sent.on('error', reject);
        sent.on('timeout', () => sent.destroy());
        sent.end(body);
      });
    } catch {
      // Refusing to answer is a defence too.
      return { status: 0, headers: {}, body: '', size: 0, milliseconds: performance.now() - started };
    }
  }

  /** A token that every visitor has, from the server's own configuration. */
  async publicToken(): Promise<string> {
    const { body } = await this.send({ path: '/config.json' });
    const { oauth } = JSON.parse(body) as { oauth: { public: Record<string, string> } };
    const reply = await this.send({
      method: 'POST',
      path: '/oauth/token',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ grant_type: 'client_credentials', ...oauth.public }),
    });
    return (JSON.parse(reply.body) as { access_token: string }).access_token;
  }

  async hasControls(): Promise<boolean> {
    const { body } = await this.send({ path: '/config.json' });
    return (JSON.parse(body) as { mock_controls?: boolean }).mock_controls === true;
  }
}

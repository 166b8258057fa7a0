import { request as requestHttp, type IncomingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { isLoopback } from '@catalogue/mock-api/exposure';

export interface Sent {
  method?: string;
  /** As it is written into the request. */
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** The address of this machine that it comes from. */
  from?: string | undefined;
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

const json = { 'content-type': 'application/json' };
const timeoutMs = 60_000;
// A connection that is refused is closed within a round trip.
const settledMs = 1000;

/** The server that is attacked. Requests are written as given: `fetch` would tidy addresses and refuse some headers. */
export class Target {
  readonly #address: URL;
  readonly #sandboxes: string[] = [];
  #shared: Promise<string | null> | undefined;

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

  async sendOnce({ method = 'GET', path, headers = {}, body, from }: Sent): Promise<Answer> {
    const started = performance.now();
    const request = this.#address.protocol === 'https:' ? requestHttps : requestHttp;
    try {
      return await new Promise<Answer>((resolve, reject) => {
        const sent = request(
          this.#address,
          { method, path, headers: { connection: 'close', ...headers }, timeout: timeoutMs, localAddress: from },
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

  /** How many of so many connections the server keeps, when all are opened at once. */
  async openMany(count: number): Promise<number> {
    const { hostname, protocol, port } = this.#address;
    const place = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || (protocol === 'https:' ? 443 : 80)) };
    const sockets = Array.from({ length: count }, () => connect(place).on('error', () => undefined));
    await Promise.all(sockets.map((socket) => new Promise((done) => socket.once('connect', done).once('close', done))));
    // One request goes the same way as they: when it is answered or refused, each of them is kept or closed.
    await this.sendOnce({ path: '/config.json' });
    await pause(settledMs);
    const kept = sockets.filter((socket) => !socket.closed && !socket.readableEnded).length;
    for (const socket of sockets) socket.destroy();
    return kept;
  }

  /** So many addresses of this machine from which the server can be asked; none where it is not at 127.0.0.1. */
  async addresses(count: number): Promise<string[]> {
    const all = Array.from({ length: count }, (_, at) => `127.0.1.${at + 1}`);
    const isHere = this.isLocal && (await this.sendOnce({ path: '/config.json', from: all[0] })).status === 200;
    return isHere ? all : [];
  }

  /** A new sandbox; null where the control room opens none. */
  async sandbox(): Promise<string | null> {
    const made = await this.send({ method: 'POST', path: '/__mock/sandboxes', headers: json, body: '{}' });
    if (made.status !== 201) return null;
    const { id } = JSON.parse(made.body) as { id: string };
    this.#sandboxes.push(id);
    return id;
  }

  /** One for all attacks that can share it. */
  sharedSandbox(): Promise<string | null> {
    return (this.#shared ??= this.sandbox());
  }

  /** A new sandbox whose institution has this sign-in. */
  async sandboxWith(variant: string): Promise<string | null> {
    const id = await this.sandbox();
    if (id === null) return null;
    const body = JSON.stringify({ variant });
    await this.send({ method: 'PUT', path: '/__mock/institution', headers: { ...json, 'x-sandbox': id }, body });
    return id;
  }

  async dropSandboxes(): Promise<void> {
    for (const id of this.#sandboxes.splice(0)) await this.send({ method: 'DELETE', path: `/__mock/sandboxes/${id}` });
  }

  /** A token that every visitor has, from the server's own configuration. */
  async publicToken(sandbox?: string): Promise<string> {
    const reply = await this.send({
      method: 'POST',
      path: '/oauth/token',
      headers: { ...json, ...(sandbox !== undefined && { 'x-sandbox': sandbox }) },
      body: JSON.stringify({ grant_type: 'client_credentials', ...(await this.client('public')) }),
    });
    return (JSON.parse(reply.body) as { access_token: string }).access_token;
  }

  /** What the web app names itself by, which is no secret. */
  async client(kind: 'public' | 'patron'): Promise<Record<string, string>> {
    const { body } = await this.send({ path: '/config.json' });
    const { oauth } = JSON.parse(body) as { oauth: Partial<Record<typeof kind, Record<string, string>>> };
    return oauth[kind] ?? {};
  }

  /** Whether anybody may open a sandbox. */
  async hasPublicControls(): Promise<boolean> {
    const { body } = await this.send({ path: '/config.json' });
    return (JSON.parse(body) as { control_room?: string }).control_room === 'public';
  }

  async hasControls(): Promise<boolean> {
    const { body } = await this.send({ path: '/config.json' });
    return (JSON.parse(body) as { mock_controls?: boolean }).mock_controls === true;
  }
}

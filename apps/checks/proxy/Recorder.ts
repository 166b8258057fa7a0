import { addressOf } from '@catalogue/api-contract';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { differencesOfCall, plainName } from './differencesOfCall';
import { findCall, withoutCodes } from './findCall';
import type { HarEntry, HarFile, NameValue } from './HarFile';
import { Masks } from './Masks';
import type { Tap } from './Tap';

/** A call that went through the proxy. Times are in ms. */
export interface PassedCall {
  method: string;
  /** Path and query, as they were sent. */
  url: string;
  sent: { headers: IncomingHttpHeaders; body?: Tap | undefined };
  status: number;
  received: { headers: OutgoingHttpHeaders; body: Tap };
  startedAt: Date;
  wait: number;
  receive: number;
}

interface Tally {
  method: string;
  address: string;
  statuses: Map<number, number>;
  differences: Set<string>;
  notCompared: number;
}

/** Anybody can ask for as many addresses as they like. */
const maxUnknown = 100;
const maxDifferences = 200;
/** Of the others a value may be a secret. */
const recordedHeaders = new Set(
  'accept content-type content-language content-disposition cache-control etag lang retry-after date vary'.split(' '),
);

/** Compares every call with the contract and writes it into a HAR file, masked. */
export class Recorder {
  readonly #tallies = new Map<string, Tally>();
  readonly #unknown = new Map<string, number>();
  readonly #masks = new Masks();

  constructor(private readonly options: { target: string; har?: HarFile | undefined; print(line: string): void }) {}

  async record(passed: PassedCall): Promise<void> {
    const { pathname, searchParams } = new URL(passed.url, 'http://localhost');
    const found = findCall(passed.method, pathname);
    if (!found) {
      this.#countUnknown(`${passed.method} ${withoutCodes(pathname)}`);
      return this.options.har?.add(this.#entryOf(passed, withoutCodes(pathname), []));
    }
    const { call, params } = found;
    const query = Object.fromEntries(searchParams);
    const sent = valueOf(passed.sent.headers, passed.sent.body);
    const reply = valueOf(passed.received.headers, passed.received.body);
    const address = addressOf(call.endpoint);
    const tally = this.#tallyOf(call.name, passed.method, address);
    tally.statuses.set(passed.status, (tally.statuses.get(passed.status) ?? 0) + 1);
    const isCut = (passed.sent.body?.isTooLarge ?? false) || passed.received.body.isTooLarge;
    if (isCut) tally.notCompared += 1;
    const seen = { params, query, body: sent, status: passed.status, reply };
    for (const difference of differencesOfCall(call, seen)) {
      if (tally.differences.has(difference) || tally.differences.size >= maxDifferences) continue;
      tally.differences.add(difference);
      this.options.print(`${passed.method} ${address} (${call.name}): ${difference}`);
    }
    if (!this.options.har) return;
    const isOfPatron = call.endpoint.access === 'patron';
    const path = address.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(this.#masks.text(params[name] ?? '', name === 'code' ? 'codigo' : name, false)),
    );
    // Values of the address first: they may name who signs in.
    const queryString = [...searchParams].map(([name, value]) => ({
      name: plainName(name),
      value: this.#masks.text(value, name, false),
    }));
    await this.options.har.add(
      this.#entryOf(passed, path, queryString, {
        sent: sent === undefined ? undefined : JSON.stringify(this.#masks.json(sent, true)),
        reply: reply === undefined ? undefined : JSON.stringify(this.#masks.json(reply, isOfPatron)),
      }),
    );
  }

  #tallyOf(name: string, method: string, address: string): Tally {
    const tally = this.#tallies.get(name) ?? {
      method,
      address,
      statuses: new Map(),
      differences: new Set(),
      notCompared: 0,
    };
    this.#tallies.set(name, tally);
    return tally;
  }

  #countUnknown(address: string): void {
    const times = this.#unknown.get(address);
    if (times === undefined) {
      if (this.#unknown.size >= maxUnknown) return;
      this.options.print(`${address}: is not in the contract`);
    }
    this.#unknown.set(address, (times ?? 0) + 1);
  }

  #entryOf(
    { method, sent, status, received, startedAt, wait, receive }: PassedCall,
    path: string,
    queryString: NameValue[],
    bodies: { sent?: string | undefined; reply?: string | undefined } = {},
  ): HarEntry {
    const query = new URLSearchParams(queryString.map(({ name, value }): [string, string] => [name, value])).toString();
    const mimeType = typeOf(received.headers);
    return {
      startedDateTime: startedAt.toISOString(),
      time: wait + receive,
      request: {
        method,
        url: this.options.target + path + (query && `?${query}`),
        httpVersion: 'HTTP/1.1',
        cookies: [],
        headers: headersOf(sent.headers),
        queryString,
        ...(bodies.sent !== undefined && { postData: { mimeType: 'application/json', text: bodies.sent } }),
        headersSize: -1,
        bodySize: sent.body?.size ?? 0,
      },
      response: {
        status,
        statusText: '',
        httpVersion: 'HTTP/1.1',
        cookies: [],
        headers: headersOf(received.headers),
        content: {
          size: received.body.size,
          mimeType,
          ...(bodies.reply === undefined
            ? received.body.size > 0 && { comment: 'Not recorded.' }
            : { text: bodies.reply }),
        },
        redirectURL: '',
        headersSize: -1,
        bodySize: received.body.size,
      },
      cache: {},
      timings: { send: 0, wait, receive },
    };
  }

  /** Every call with its statuses and the number of differences. */
  summary(): string[] {
    const known = [...this.#tallies].map(([name, { statuses, differences, notCompared }]) =>
      [
        `  ${name}`,
        [...statuses].map(([status, times]) => `${status} × ${times}`).join(', '),
        differences.size > 0 ? `${differences.size} differences` : 'as in the contract',
        ...(notCompared > 0 ? [`${notCompared} too large to compare`] : []),
      ].join(': '),
    );
    const unknown = [...this.#unknown].map(([address, times]) => `  ${address}: × ${times}`);
    return [
      `${this.#tallies.size} calls of the contract were seen${known.length > 0 ? ':' : '.'}`,
      ...known.sort(),
      ...(unknown.length > 0 ? ['Not in the contract:', ...unknown.sort()] : []),
    ];
  }
}

type Headers = IncomingHttpHeaders | OutgoingHttpHeaders;
const typeOf = (headers: Headers): string => String(headers['content-type'] ?? '');

const headersOf = (headers: Headers): NameValue[] =>
  Object.entries(headers)
    .filter(([name, value]) => recordedHeaders.has(name) && typeof value === 'string')
    .map(([name, value]) => ({ name, value: String(value) }));

/** The body as JSON or as the fields of a form. */
function valueOf(headers: Headers, body: Tap | undefined): unknown {
  const text = body?.text(String(headers['content-encoding'] ?? ''));
  if (!text) return undefined;
  const type = typeOf(headers);
  if (type.includes('x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text));
  if (!type.includes('json')) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

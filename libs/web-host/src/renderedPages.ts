import { isPersonalPage, languageCookie } from '@catalogue/domain';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { htmlBelow, type BasePath } from './basePath';
import { cookieOf } from './cookies';
import { compressed, encodingFor, type Encoding } from './encodings';
import { inFairTurn, inTurn } from './inTurn';
import { pathOf } from './pathOf';
import type { Place } from './placesPerKey';
import { openRenderWorker, TookTooLong } from './renderWorker';

/**
 * Renders the page at an address of the app in a language, with the calls that it makes. It gets nothing else of the request: what it
 * renders is cached for all who ask for the same. `sheet`: the text of its style element.
 * `isWhole`: no call of it failed, so the page may be cached. `chosen`: the language that its address has chosen.
 */
export type Renderer = (request: {
  origin: string;
  address: string;
  language: string | undefined;
  call(address: string, request: RequestInit): Promise<Response>;
}) => Promise<{ status: 200 | 404; html: string; sheet?: string; isWhole: boolean; chosen?: string | undefined }>;

interface RenderedPage {
  status: 200 | 404;
  /** Of this page in this encoding. */
  etag: string;
  encoding: Encoding;
  body: Buffer;
  /** The text of its style element, for its security policy. */
  sheet: string;
  /** The language that its address has chosen. */
  chosen: string | undefined;
}

export interface CacheOptions {
  /** Scheme, host and port under which readers reach the catalogue. */
  originOf(request: FastifyRequest): string;
  /** Answers the calls that the page of a request makes. They carry no patron's token. */
  callsOf(request: FastifyRequest): (address: string, init: RequestInit) => Promise<Response>;
  /** A text that differs between requests whose pages may differ, besides their addresses, and changes with the data. */
  version(request: FastifyRequest): Promise<string>;
  /** How old a cached page may be, in ms. */
  maxAge: number;
  /** Whether a page that is not cached may be rendered for a request. */
  mayMake?(request: FastifyRequest): boolean;
  /** Is told how many bytes a page has that was rendered for a request. */
  hasMade?(request: FastifyRequest, bytes: number): void;
  /** Whose pages are rendered in turn; undefined for who need not wait for others. */
  networkOf?(request: FastifyRequest): string | undefined;
  /** Where the pages are limited that are rendered at once for a client: a request's place among them. */
  placeFor?(request: FastifyRequest): Place | undefined;
}

export interface PagesOptions extends CacheOptions {
  /** The folder of the built web app; that of its build for the server is beside it. */
  root: string;
  /** The path under which the catalogue is served, without a final slash. */
  base?: BasePath;
}

/**
 * The page of a request; null while too many others are rendered, or too many were for its client, and for a minute after it twice took too
 * long. Rejects if it cannot be rendered.
 */
export type PageOf = (request: FastifyRequest) => Promise<RenderedPage | null>;

const maxBytes = 64 * 1024 * 1024;
// What took too long twice in a row does so again, and all others wait for it meanwhile. Once may be another page's fault: all have
// one thread.
const givenUpFor = 60_000;
const maxGivenUp = 1000;
// A page is mostly computation, of a thread of its own; while one waits for its data, others go on.
const maxConcurrent = 8;
const maxWaiting = 64;
// Of networks that are limited: a page of one waits for few of the others.
const ofNetworks = {
  max: 4,
  maxOfKey: 2,
  maxWaiting,
  maxWaitingOfKey: 16,
  leftToOthers: 1,
  maxOfHeavy: 2,
  heavyAfter: 5000,
  moreForOthers: 2,
};

/**
 * Renders the pages of the built web app, as a visitor sees them, and caches them. Null where only the app's files are,
 * without its build for the server.
 */
export async function openPages({
  root,
  base = '',
  ...options
}: PagesOptions): Promise<{ pageOf: PageOf; close(): Promise<unknown> } | null> {
  const file = join(root, '..', 'web-server', 'worker.mjs');
  if (!existsSync(file)) return null;
  const { render, close } = openRenderWorker(file, {
    base,
    template: htmlBelow(await readFile(join(root, 'index.html'), 'utf8'), base),
    scriptsOf: JSON.parse(await readFile(join(root, '.vite', 'parts.json'), 'utf8')) as object,
  });
  return { pageOf: cachedPages(render, options), close };
}

/** Renders pages, at most some at once, and caches each in the encodings in which it was asked for. */
export function cachedPages(
  render: Renderer,
  {
    originOf,
    callsOf,
    version,
    maxAge,
    mayMake = () => true,
    hasMade,
    networkOf = () => undefined,
    placeFor = () => undefined,
  }: CacheOptions,
): PageOf {
  const cache = new LRUCache<string, RenderedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length,
  });
  // How many times in a row, and when last.
  const tookTooLong = new LRUCache<string, { times: number; at: number }>({ max: maxGivenUp });
  const timesOf = (place: string): number => {
    const { times, at } = tookTooLong.get(place) ?? { times: 0, at: 0 };
    return performance.now() - at < givenUpFor ? times : 0;
  };
  const begun = new Map<string, Promise<RenderedPage | null>>();
  const turn = inTurn(maxConcurrent, maxWaiting);
  const turnOfNetwork = inFairTurn(ofNetworks);

  const known = (key: string) => cache.get(key) ?? begun.get(key);

  function begin(key: string, make: () => Promise<RenderedPage | null>): Promise<RenderedPage | null> {
    const making = make().finally(() => begun.delete(key));
    begun.set(key, making);
    return making;
  }

  return async (request) => {
    const language = /^[a-z]{2}$/.exec(cookieOf(request, languageCookie) ?? '')?.[0];
    const origin = originOf(request);
    const current = await version(request);
    const key = JSON.stringify([current, origin, language, request.url]);
    const place = JSON.stringify([current, placeOf(request)]);
    const isGivenUp = () => timesOf(place) > 1;
    const make = async () => {
      const asked = { origin, address: request.url, language, call: callsOf(request) };
      const made = await render(asked).catch((error: unknown) => {
        if (error instanceof TookTooLong) {
          tookTooLong.set(place, { times: timesOf(place) + 1, at: performance.now() });
        }
        throw error;
      });
      tookTooLong.delete(place);
      const { status, html, sheet = '', isWhole, chosen } = made;
      const body = Buffer.from(html);
      hasMade?.(request, body.length);
      const etag = etagOf(body, 'identity');
      const page: RenderedPage = { status, body, sheet, chosen, encoding: 'identity', etag };
      // What failed may succeed at the next request.
      if (isWhole && !isPersonalPage(pathOf(request.url))) cache.set(key, page, { ttl: maxAge });
      return page;
    };
    // One rendering for all who ask meanwhile. Each waits in their own turn for it to begin, not in that of whoever asked first.
    const plain = async (): Promise<RenderedPage | null> => {
      const work = async () => known(key) ?? (!isGivenUp() && mayMake(request) ? begin(key, make) : null);
      const network = networkOf(request);
      return known(key) ?? (network === undefined ? turn(work) : turnOfNetwork(network, work));
    };
    const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''));
    const encodedKey = `${encoding} ${key}`;
    const existing = known(encoding === 'identity' ? key : encodedKey);
    if (existing) return existing;
    const encoded = async (): Promise<RenderedPage | null> => {
      const page = await plain();
      if (!page || encoding === 'identity') return page;
      const encode = async () => {
        const body = await compressed(page.body, encoding);
        const made: RenderedPage = { ...page, body, encoding, etag: etagOf(page.body, encoding) };
        // For no longer than the page itself.
        const ttl = cache.getRemainingTTL(key);
        if (ttl > 0) cache.set(encodedKey, made, { ttl });
        return made;
      };
      return known(encodedKey) ?? begin(encodedKey, encode);
    };
    const placeInTurn = placeFor(request);
    try {
      const isMine = (await placeInTurn?.ready) ?? true;
      return isMine && !hasLeft(request) ? await encoded() : null;
    } finally {
      placeInTurn?.leave();
    }
  };
}

/**
 * What decides how long a page takes, however its address is spelled: the search, or the first two parts of the path, as the
 * code of a title. The app knows neither case nor empty parts.
 */
function placeOf({ url }: FastifyRequest): string {
  const [path = ''] = url.split('?');
  const parts = path.toLowerCase().split('/').filter(Boolean).map(decoded);
  return parts.length === 0 ? url : parts.slice(0, 2).join('/');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const hasLeft = ({ raw }: FastifyRequest): boolean => raw.socket.destroyed;

// Two encodings of a page are different bytes, which a strong tag distinguishes (RFC 9110 §8.8.3.3).
const etagOf = (body: Buffer, encoding: Encoding): string =>
  `"${createHash('sha256').update(body).digest('base64url')}-${encoding}"`;

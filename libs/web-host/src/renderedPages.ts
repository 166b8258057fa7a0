import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What the web app's build for the server exports (`apps/web/src/server/render.tsx`). */
interface WebServerBuild {
  openRenderer(build: { template: string; manifest: object }): Renderer;
}
type Renderer = (request: {
  origin: string;
  address: string;
  cookies: Record<string, string | undefined>;
  call(address: string, request: RequestInit): Promise<Response>;
}) => Promise<{ status: 200 | 404; html: string; isWhole: boolean }>;

export interface RenderedPage {
  status: 200 | 404;
  etag: string;
  /** In bytes, before compression. */
  size: number;
  /** The page for a client that accepts these encodings (the header `accept-encoding`). */
  bodyFor(accepted: string): Promise<{ body: Buffer; encoding?: 'br' | 'gzip' }>;
}

export interface PagesOptions {
  /** The folder of the built web app; that of its build for the server is beside it. */
  root: string;
  /** Scheme, host and port under which readers reach the catalogue. */
  originOf(request: FastifyRequest): string;
  /** Answers the calls that the page of a request makes. They carry no patron's token. */
  callsOf(request: FastifyRequest): (address: string, init: RequestInit) => Promise<Response>;
  /** A text that differs between requests whose pages may differ, besides their addresses, and changes with the data. */
  version(request: FastifyRequest): Promise<string>;
  /** How old a cached page may be, in ms. */
  maxAge: number;
}

const maxBytes = 64 * 1024 * 1024;

/**
 * Renders the pages of the built web app, as a visitor sees them, and caches them. Null where only the app's files are,
 * without its build for the server.
 */
export async function openPages({ root, originOf, callsOf, version, maxAge }: PagesOptions) {
  const file = join(root, '..', 'web-server', 'render.mjs');
  if (!existsSync(file)) return null;
  const { openRenderer } = (await import(pathToFileURL(file).href)) as WebServerBuild;
  const render = openRenderer({
    template: await readFile(join(root, 'index.html'), 'utf8'),
    manifest: JSON.parse(await readFile(join(root, '.vite', 'manifest.json'), 'utf8')) as object,
  });
  const cache = new LRUCache<string, RenderedPage>({
    maxSize: maxBytes,
    ttl: maxAge,
    sizeCalculation: ({ size }) => size,
  });
  const underWay = new Map<string, Promise<RenderedPage>>();
  return async (request: FastifyRequest): Promise<RenderedPage> => {
    const cookies = cookiesOf(request.headers.cookie);
    const language = /^[a-z]{2}$/.exec(cookies['catalogue.language'] ?? '')?.[0];
    const origin = originOf(request);
    const key = JSON.stringify([await version(request), origin, language, request.url]);
    const cached = cache.get(key) ?? underWay.get(key);
    if (cached) return cached;
    const rendering = render({ origin, address: request.url, cookies, call: callsOf(request) })
      .then(({ status, html, isWhole }) => {
        const page = pageOf(status, Buffer.from(html));
        // What failed may succeed at the next request.
        if (isWhole) cache.set(key, page);
        return page;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, rendering);
    return rendering;
  };
}

function pageOf(status: 200 | 404, body: Buffer): RenderedPage {
  const compressed = new Map<'br' | 'gzip', Promise<Buffer>>();
  const inEncoding = (encoding: 'br' | 'gzip') => {
    const known = compressed.get(encoding) ?? compress[encoding](body);
    compressed.set(encoding, known);
    return known;
  };
  return {
    status,
    etag: `"${createHash('sha256').update(body).digest('base64url')}"`,
    size: body.length,
    async bodyFor(accepted) {
      const encoding = encodings.find((name) => accepted.includes(name));
      return encoding ? { body: await inEncoding(encoding), encoding } : { body };
    },
  };
}

const encodings = ['br', 'gzip'] as const;
const compress = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

const cookiesOf = (header = ''): Record<string, string> =>
  Object.fromEntries(
    header.split('; ').flatMap((pair) => {
      const at = pair.indexOf('=');
      return at > 0 ? [[pair.slice(0, at), pair.slice(at + 1)]] : [];
    }),
  );

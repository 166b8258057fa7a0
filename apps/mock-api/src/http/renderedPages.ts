import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
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
}) => Promise<{ status: 200 | 404; html: string }>;

export interface RenderedPage {
  status: 200 | 404;
  etag: string;
  /** In bytes, before compression. */
  size: number;
  /** The page for a client that accepts these encodings (the header `accept-encoding`). */
  bodyFor(accepted: string): Promise<{ body: Buffer; encoding?: 'br' | 'gzip' }>;
}

interface PagesOptions {
  /** The folder of the built web app. */
  root: string;
  /** A text that changes whenever the data change that a request's page shows. */
  version(request: FastifyRequest): Promise<string>;
}

const maxBytes = 64 * 1024 * 1024;
/** What depends on the hour, such as an open library, may be this old, in ms. */
const maxAge = 60_000;
/** Names a request's tenant to the calls that its page makes. */
const tenantHeaders = ['cookie', 'host', 'x-sandbox'] as const;

/**
 * The pages of the built web app, rendered with the replies of this server and cached until its data change. Pages are
 * a visitor's: no call of a page carries a patron's token.
 */
export async function openPages(app: FastifyInstance, { root, version }: PagesOptions) {
  const file = pathToFileURL(join(root, '..', 'web-server', 'render.mjs')).href;
  const { openRenderer } = (await import(file)) as WebServerBuild;
  const render = openRenderer({
    template: await readFile(join(root, 'index.html'), 'utf8'),
    manifest: JSON.parse(await readFile(join(root, '.vite', 'manifest.json'), 'utf8')) as object,
  });
  const cache = new LRUCache<string, RenderedPage>({
    maxSize: maxBytes,
    ttl: maxAge,
    sizeCalculation: ({ size }) => size,
  });
  return async (request: FastifyRequest): Promise<RenderedPage> => {
    const cookies = cookiesOf(request.headers.cookie);
    const origin = `${request.protocol}://${request.host}`;
    const key = [await version(request), origin, cookies['catalogue.language'], request.url].join(' ');
    const cached = cache.get(key);
    if (cached) return cached;
    const rendered = await render({ origin, address: request.url, cookies, call: callAs(app, request) });
    const page = pageOf(rendered.status, Buffer.from(rendered.html));
    cache.set(key, page);
    return page;
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

/** Answers the calls of a request's page by this server, without a network. */
const callAs =
  (app: FastifyInstance, { headers: asked }: FastifyRequest) =>
  async (url: string, { method = 'GET', headers, body }: RequestInit): Promise<Response> => {
    const form = body instanceof URLSearchParams && { 'content-type': 'application/x-www-form-urlencoded' };
    const tenant = tenantHeaders.flatMap((name) => (asked[name] ? [[name, asked[name]] as const] : []));
    const answer = await app.inject({
      method: method as InjectOptions['method'],
      url,
      headers: { ...Object.fromEntries(tenant), ...(headers as Record<string, string>), ...form },
      payload: body === undefined || body === null ? undefined : await new Response(body).text(),
    });
    return new Response(answer.rawPayload.length > 0 ? new Uint8Array(answer.rawPayload) : null, {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
    });
  };

const cookiesOf = (header = ''): Record<string, string> =>
  Object.fromEntries(
    header.split('; ').flatMap((pair) => {
      const at = pair.indexOf('=');
      return at > 0 ? [[pair.slice(0, at), pair.slice(at + 1)]] : [];
    }),
  );

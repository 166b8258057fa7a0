import { compressed, encodingFor, type Encoding } from '@catalogue/web-host/encodings';
import { readsOf } from '@catalogue/web-host/requestRate';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What is compressed (decision 008): a shorter reply fits into one packet as it is. */
export const compression = { threshold: 1024, quality: 4 };

// As long as the JSON is cached.
const packed = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();

/** Sends JSON, compressed if the client takes that: a cached reply once in each encoding, not each time that it is sent. */
export async function sendJson(request: FastifyRequest, reply: FastifyReply, json: Buffer): Promise<FastifyReply> {
  const { headers } = request;
  request.readsMade = readsOf(json.length);
  // Also a reply that is sent as it is: a cache in between must not give a compressed one to who cannot read it.
  const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ');
  reply.type('application/json; charset=utf-8').header('vary', vary);
  const encoding = encodingFor(String(headers['accept-encoding'] ?? ''));
  if (json.length < compression.threshold || encoding === 'identity' || headers['x-no-compression'] !== undefined)
    return reply.send(json);
  const known = packed.get(json) ?? new Map<Encoding, Promise<Buffer>>();
  packed.set(json, known);
  const body = known.get(encoding) ?? compressed(json, encoding, compression.quality);
  known.set(encoding, body);
  return reply.header('content-encoding', encoding).send(await body);
}

import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import { tracedHeaders } from '@catalogue/web-host/trace';
import { randomBytes } from 'node:crypto';

// Nobody else can know it: marks calls that this process makes for its pages, which count as the page alone.
const mark = randomBytes(24).toString('hex');
const markHeader = 'x-own-call';

/** Whether a call is made for a page of this server. */
export const isOwnCall = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => headers[markHeader] === mark;

/** Names a request's tenant to the calls that its page makes. */
const tenantHeaders = ['cookie', 'host', 'x-sandbox'] as const;

/** Answers the calls of a request's page by this server, without a network. */
export const ownCalls =
  (app: FastifyInstance) =>
  (request: FastifyRequest) =>
  async (url: string, { method = 'GET', headers, body }: RequestInit): Promise<Response> => {
    const { headers: asked, ip } = request;
    const form = body instanceof URLSearchParams && { 'content-type': 'application/x-www-form-urlencoded' };
    const tenant = tenantHeaders.flatMap((name) => (asked[name] ? [[name, asked[name]] as const] : []));
    const answer = await app.inject({
      method: method as InjectOptions['method'],
      url,
      remoteAddress: ip,
      headers: {
        ...Object.fromEntries(tenant),
        ...tracedHeaders(request),
        ...(headers as Record<string, string>),
        ...form,
        [markHeader]: mark,
      },
      payload: body === undefined || body === null ? undefined : await new Response(body).text(),
    });
    return new Response(answer.rawPayload.length > 0 ? new Uint8Array(answer.rawPayload) : null, {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
    });
  };

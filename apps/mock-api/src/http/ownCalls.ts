import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';

/** Names a request's tenant to the calls that its page makes. */
const tenantHeaders = ['cookie', 'host', 'x-sandbox'] as const;

/** Answers the calls of a request's page by this server, without a network. */
export const ownCalls =
  (app: FastifyInstance) =>
  ({ headers: asked }: FastifyRequest) =>
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

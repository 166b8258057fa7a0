import { cookieOf } from '@catalogue/web-host/cookies';
import type { IncomingHttpHeaders } from 'node:http';

/** The parts of a request that name its tenant. */
export interface TenantRequest {
  headers: IncomingHttpHeaders;
  /** The requested host, without its port. */
  hostname: string;
}

/** The id of a sandbox that a request names: by the header X-Sandbox, a host `<id>.localhost`, or the cookie `sandbox`. */
export function requestedSandbox({ headers, hostname }: TenantRequest): string | undefined {
  const header = headers['x-sandbox'];
  if (typeof header === 'string' && header !== '') return header;
  const host = /^([a-z0-9-]+)\.localhost$/i.exec(hostname)?.[1];
  return host?.toLowerCase() ?? sandboxOfCookie({ headers });
}

/** The sandbox that a browser entered. */
export const sandboxOfCookie = (request: Pick<TenantRequest, 'headers'>): string | undefined =>
  cookieOf(request, 'sandbox');

import type { IncomingHttpHeaders } from 'node:http';

/** The value of a request's cookie, as the client wrote it; undefined if it sent none of this name. */
export function cookieOf({ headers }: { headers: IncomingHttpHeaders }, name: string): string | undefined {
  const start = `${name}=`;
  const pair = headers.cookie?.split(/;\s*/).find((text) => text.startsWith(start));
  return pair?.slice(start.length) || undefined;
}

import type { IncomingHttpHeaders } from 'node:http';

interface Asked {
  headers: IncomingHttpHeaders;
}

/** The value of a request's cookie, as the client wrote it; of several with one name the first. Undefined if it sent none of this name. */
export const cookieOf = ({ headers }: Asked, name: string): string | undefined =>
  (headers.cookie ?? '')
    .split(/;\s*/)
    .map((pair) => /^([^=]+)=(.+)$/s.exec(pair))
    .find((found) => found?.[1] === name)?.[2];

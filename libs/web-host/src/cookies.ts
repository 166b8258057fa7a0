import type { IncomingHttpHeaders } from 'node:http';

interface Asked {
  headers: IncomingHttpHeaders;
}

/** A request's cookies by name, as the client wrote them; of several with one name the first. */
export const cookiesOf = ({ headers }: Asked): Map<string, string> =>
  new Map(
    (headers.cookie ?? '')
      .split(/;\s*/)
      .flatMap((pair): [string, string][] => {
        const [, name, value] = /^([^=]+)=(.+)$/s.exec(pair) ?? [];
        return name !== undefined && value !== undefined ? [[name, value]] : [];
      })
      .reverse(),
  );

/** The value of a request's cookie; undefined if it sent none of this name. */
export const cookieOf = (asked: Asked, name: string): string | undefined => cookiesOf(asked).get(name);

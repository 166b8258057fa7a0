/**
 * What the app takes from where it runs. In the browser these are the browser's own; the server, which renders a page
 * for one request among many, replaces them with those of the request (`server/render.tsx`).
 */
export const platform = {
  fetch: (address: string, request: RequestInit): Promise<Response> => globalThis.fetch(address, request),
  /** Scheme, host and port of this catalogue. */
  origin: (): string => globalThis.location.origin,
  /** The value of a name in the reader's lasting storage; null where there is none. */
  stored: (name: string): string | null => globalThis.localStorage?.getItem(name) ?? null,
};

/** Whether this is the server, which renders a page once and runs no effects. */
export const isServer = typeof window === 'undefined';

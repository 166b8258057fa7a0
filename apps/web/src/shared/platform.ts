import { browserStorage } from './browserStorage';

/**
 * What the app takes from where it runs. In the browser these are the browser's own; the server, which renders a page
 * for one request among many, replaces them with those of the request (`server/render.tsx`).
 */
export const platform = {
  fetch: (address: string, request: RequestInit): Promise<Response> => globalThis.fetch(address, request),
  /** The path under which this catalogue is served, without a final slash; empty at the root of its host. */
  base: (): string => globalThis.document?.documentElement.dataset['base'] ?? '',
  /** Scheme, host and port of this catalogue, and its base path. */
  origin: (): string => globalThis.location.origin + platform.base(),
  /** The value of a name in the reader's lasting storage; null where there is none. */
  stored: (name: string): string | null => browserStorage().getItem(name),
};

/** An address from the root of this catalogue, as a browser opens it; others stay as they are. */
export const inCatalogue = (address: string): string =>
  address.startsWith('/') && !address.startsWith('//') ? platform.base() + address : address;

/** Where in this catalogue the browser is. */
export function placeInCatalogue(): { pathname: string; search: string } {
  const { pathname, search } = window.location;
  return { pathname: pathname.slice(platform.base().length) || '/', search };
}

/** Whether this is the server, which renders a page once and runs no effects. */
export const isServer = typeof window === 'undefined';

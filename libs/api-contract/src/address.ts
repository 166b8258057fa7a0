import type { Endpoint } from './endpoint';

const ownRoots = /^\/(api|oauth|parametros)(\/|$)/;

/**
 * Where a call is served (decisions A1): paths under `/api`, `/oauth` and `/parametros` as they are, any other under the
 * prefix, never doubled. Parameters stay as `{name}`.
 */
export const addressOf = (endpoint: Pick<Endpoint, 'path'>, prefix = '/api'): string =>
  ownRoots.test(endpoint.path) ? endpoint.path : prefix.replace(/\/$/, '') + endpoint.path;

/** Puts values into the `{name}` places of a path, URL-encoded. Throws when one is missing. */
export const fillPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`The path ${path} needs ${name}.`);
    return encodeURIComponent(String(value));
  });

/**
 * Query string with its `?`, or ''. Only fields with a non-empty value, URL-encoded (D2 §5); lists go as one
 * comma-separated field.
 */
export const queryString = (query: Record<string, unknown> = {}): string => {
  const pairs = Object.entries(query)
    .map(([name, value]) => [name, value === undefined || value === null ? '' : String(value)] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`);
  return pairs.length ? `?${pairs.join('&')}` : '';
};

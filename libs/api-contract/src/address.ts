import type { Endpoint } from './endpoint';

const ownRoots = /^\/(api|oauth|parametros|__mock)(\/|$)/;

// A prefix may name another server, which then also serves the paths outside the prefix.
const besidePrefix = (prefix: string): string =>
  prefix.endsWith('/api') ? prefix.slice(0, -'/api'.length) : (/^https?:\/\/[^/]+/.exec(prefix)?.[0] ?? '');

/**
 * The address of a call (ruling A1): paths under `/api`, `/oauth`, `/parametros` and the mock's `/__mock` as they are,
 * any other under the prefix, never doubled. A prefix with a host (`https://library.example.org/api`) applies to all of
 * them. Parameters stay as `{name}`.
 */
export const addressOf = (endpoint: Pick<Endpoint, 'path'>, prefix = '/api'): string => {
  const trimmed = prefix.replace(/\/$/, '');
  return (ownRoots.test(endpoint.path) ? besidePrefix(trimmed) : trimmed) + endpoint.path;
};

/** Replaces `{name}` in a path by URL-encoded values. Throws when one is missing. */
export const fillPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`The path ${path} needs ${name}.`);
    return encodeURIComponent(String(value));
  });

/**
 * Query string with its `?`, or ''. Only fields with a non-empty value, URL-encoded (D2 §5); a list becomes one
 * comma-separated field.
 */
export const queryString = (query: Record<string, unknown> = {}): string => {
  const pairs = Object.entries(query)
    .map(([name, value]) => [name, value === undefined || value === null ? '' : String(value)] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`);
  return pairs.length ? `?${pairs.join('&')}` : '';
};

import { addressOf, type Endpoint } from '@catalogue/api-contract';
import { withoutBase } from '@catalogue/web-host/basePath';
import { isRead } from '@catalogue/web-host/requestRate';
import type { IncomingMessage } from 'node:http';

// D2 §7 writes the five calls by code as `/consulta/professor/{code}; /curso/{code}; …` (ruling A4).
const byCode = /^(?:\/api)?(\/(?:professor|curso|campus|disciplina|biblioteca)\/[^/?]+\/?(?:\?.*)?)$/;

/** A browser that opens a page asks for HTML. */
export const asksForPage = (request: Pick<IncomingMessage, 'method' | 'headers'>): boolean =>
  isRead(request) && /text\/html/.test(request.headers.accept ?? '');

/**
 * Ruling A1: a call written without a prefix is also served without one, and `/oauth`, `/parametros` also under `/api`,
 * by the same handler, all of them below the base path. A browser that opens a page asks for HTML and gets the page, since `/acervo/1` is both.
 */
export function rewriteAddress(endpoints: Endpoint[], base = '') {
  const bare = endpoints
    .filter((endpoint) => addressOf(endpoint) !== endpoint.path)
    .map((endpoint) => new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/?]+')}/?(\\?|$)`));
  return (request: Pick<IncomingMessage, 'url' | 'method' | 'headers'>): string => {
    const url = withoutBase(request.url ?? '/', base);
    if (/^\/api\/(oauth|parametros)(\/|\?|$)/.test(url)) return url.slice('/api'.length);
    const code = byCode.exec(url)?.[1];
    const wantsPage = asksForPage(request);
    if (code !== undefined && (!wantsPage || url.startsWith('/api/'))) return `/api/consulta${code}`;
    return !wantsPage && bare.some((path) => path.test(url)) ? `/api${url}` : url;
  };
}

/** Parses path and query of a request's address; leading slashes do not name a host, and any input can be parsed. */
export const parsedUrl = (address: string): URL => new URL(`http://localhost/${address.replace(/^\/+/, '')}`);

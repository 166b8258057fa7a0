import { addressOf, type Endpoint } from '@catalogue/api-contract';
import { withoutBase } from '@catalogue/web-host/basePath';
import { isRead } from '@catalogue/web-host/requestRate';
import { pageAt } from '@catalogue/domain';
import type { IncomingMessage } from 'node:http';

// D2 §7 writes the five calls by code as `/consulta/professor/{code}; /curso/{code}; …` (ruling A4).
const byCode = /^(?:\/api)?(\/(?:professor|curso|campus|disciplina|biblioteca)\/[^/?]+\/?(?:\?.*)?)$/;

type Asked = Pick<IncomingMessage, 'method' | 'headers'>;

/** A browser that opens a page asks for HTML. */
export const asksForPage = (request: Asked): boolean =>
  isRead(request) && /text\/html/.test(request.headers.accept ?? '');

/** curl, or what shows the preview of a link. A program that makes calls names JSON or has a token. */
export const namesNoFormat = (request: Asked): boolean => {
  const { accept = '*/*', authorization } = request.headers;
  return isRead(request) && authorization === undefined && accept.includes('*/*') && !accept.includes('json');
};

/**
 * Ruling A1: a call written without a prefix is also served without one, and `/oauth`, `/parametros` also under `/api`,
 * by the same handler, all of them below the base path. `/acervo/1` is both a call and a page: who asks for HTML, or for no format, gets
 * the page.
 */
export function rewriteAddress(endpoints: Endpoint[], base = '') {
  const paths = endpoints.filter((endpoint) => addressOf(endpoint) !== endpoint.path).map(({ path }) => path);
  const bare = paths.map((path) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/?]+')}/?(\\?|$)`));
  // `/acervo/totais` has the form of a title's page, and is none.
  const fixed = new Set(paths.filter((path) => !path.includes('{')));
  return (request: Asked & Pick<IncomingMessage, 'url'>): string => {
    const url = withoutBase(request.url ?? '/', base);
    if (/^\/api\/(oauth|parametros)(\/|\?|$)/.test(url)) return url.slice('/api'.length);
    const code = byCode.exec(url)?.[1];
    const [path = '/'] = url.split('?');
    const wantsPage = asksForPage(request) || (namesNoFormat(request) && pageAt(path) === 'page' && !fixed.has(path));
    if (code !== undefined && (!wantsPage || url.startsWith('/api/'))) return `/api/consulta${code}`;
    return !wantsPage && bare.some((path) => path.test(url)) ? `/api${url}` : url;
  };
}

/** Parses path and query of a request's address; leading slashes do not name a host, and any input can be parsed. */
export const parsedUrl = (address: string): URL => new URL(`http://localhost/${address.replace(/^\/+/, '')}`);

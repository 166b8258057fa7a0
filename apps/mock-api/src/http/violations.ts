import type { Endpoint } from '@catalogue/api-contract';
import type { FastifyRequest } from 'fastify';
import { parsedUrl } from './addresses';
import type { Caller } from './auth';

const maxPhoneLength = 16;
// They are sent in a header: in ASCII, and clients accept 8 to 16 KB.
const maxViolations = 20;
const maxNameLength = 60;
const inHeader = (name: string): string => encodeURIComponent(name).slice(0, maxNameLength);

/**
 * A client's violations of the documents that the server tolerates; each with its rule and place. No caller: an expired
 * token, which the client learns from the 401 only (D2 §4).
 */
export function violationsOf(request: FastifyRequest, endpoint: Endpoint, caller: Caller | undefined): string[] {
  const query = parsedUrl(request.url).searchParams;
  const body: Record<string, unknown> =
    typeof request.body === 'object' && request.body !== null && !Array.isArray(request.body)
      ? { ...request.body }
      : {};
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '');
  return [
    // D2 §5: only fields with a non-empty value.
    ...[...query].filter(([, value]) => value === '').map(([name]) => `empty-query-field:${inHeader(name)}`),
    // D2 §7.
    ...(['1', '3', '5'].includes(String(request.headers.lang)) ? [] : ['language-header']),
    // D2 §6, ruling B20.
    ...(caller && isWrongToken(endpoint, caller) ? [`wrong-token:${caller.kind}`] : []),
    // D2 §5.
    ...['password', 'senhaNova'].filter((name) => text(name) !== text(name).trim()).map((name) => `untrimmed:${name}`),
    ...(text('telefone').length > maxPhoneLength ? ['long-phone:telefone'] : []),
  ].slice(0, maxViolations);
}

/** Public calls whose reply depends on the caller: a patron's own token is accepted there (ruling D31). */
const askedByPatronsToo: readonly string[] = ['acervo-permissoes'];

const isWrongToken = ({ id, access }: Endpoint, { kind }: Caller): boolean =>
  access === 'public' ? kind === 'patron' && !askedByPatronsToo.includes(id) : access === 'patron' && kind !== 'patron';

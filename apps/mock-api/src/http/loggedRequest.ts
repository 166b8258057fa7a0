import type { LoggedRequest } from '@catalogue/api-contract';
import type { FastifyRequest } from 'fastify';
import type { Tenant } from '../tenants/tenant';
import { originOf } from './hosts';
import { maxLevels } from './input';

const maxAddressLength = 2000;
const maxBodyLength = 4096;

// In a path, `code` and `codigo` are those of records.
const isSecret = (name: string): boolean => /senha|password|secret|token|nonce|saml|^chave$/i.test(name);
const isSecretField = (name: string): boolean => isSecret(name) || /^(?:code|codigo)$/i.test(name);
const masked = '***';

/** What repeats a call, without its secrets and within bounds. */
export function loggedRequest(request: FastifyRequest, tenant: Tenant): LoggedRequest {
  const { authorization, lang, 'content-type': type = '' } = request.headers;
  const url = originOf(request, tenant.deps.settings) + maskedAddress(request);
  const body = bodyOf(request);
  return {
    url: url.slice(0, maxAddressLength),
    headers: {
      ...(typeof lang === 'string' && /^\d{1,9}$/.test(lang) && { lang }),
      ...(tenant.isSandbox && { 'x-sandbox': tenant.id }),
      ...(body !== null && { 'content-type': isForm(type) ? formType : 'application/json' }),
    },
    authorized: /^bearer /i.test(authorization ?? ''),
    body: body?.text ?? null,
    cut: url.length > maxAddressLength || (body?.cut ?? hasContent(request)),
  };
}

/** The address in ASCII, with the secrets of its path and its query masked. */
function maskedAddress({ url, routeOptions }: FastifyRequest): string {
  const [path = '', ...query] = url.split('?');
  const names = (routeOptions.url ?? '').split('/');
  const segments = path.split('/').map((segment, at) => (isSecret(paramName(names[at])) ? masked : segment));
  const fields = query
    .join('?')
    .split('&')
    .map((field) => {
      const [name = ''] = field.split('=');
      return isSecretField(decoded(name)) ? `${name}=${masked}` : field;
    });
  const address = segments.join('/') + (query.length > 0 ? `?${fields.join('&')}` : '');
  // What is outside of ASCII came as bytes.
  return address.replace(
    /[^\x21-\x7e]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}

const paramName = (segment = ''): string => (segment.startsWith(':') ? segment.slice(1) : '');

const decoded = (name: string): string => [...new URLSearchParams(`${name}=`).keys()][0] ?? '';

const formType = 'application/x-www-form-urlencoded';
const isForm = (type: string): boolean => type.toLowerCase().startsWith(formType);

/**
 * Content that is not there as a body: of a call refused before it was read, or a form with a file, whose parts are gone
 * once they are read.
 */
const hasContent = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** The body as text, cut after the longest that is kept; null without one. */
function bodyOf({
  body,
  headers: { 'content-type': type = '' },
}: FastifyRequest): { text: string; cut: boolean } | null {
  if (body === undefined || body === null) return null;
  if (!isForm(type) || typeof body !== 'object') return shortJson(body);
  const fields = Object.entries(body).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, isSecretField(name) ? masked : String(one)]),
  );
  const text = String(new URLSearchParams(fields));
  return { text: text.slice(0, maxBodyLength), cut: text.length > maxBodyLength };
}

/** JSON without its secrets. Writes no more than is kept, however long or deep the body is. */
function shortJson(body: unknown): { text: string; cut: boolean } {
  const written: string[] = [];
  let left = maxBodyLength;
  let cut = false;
  const write = (text: string) => {
    written.push(text.slice(0, left));
    cut ||= text.length > left;
    left = Math.max(0, left - text.length);
  };
  function add(value: unknown, level: number): void {
    if (left === 0 || level > maxLevels) {
      cut = true;
      return;
    }
    if (typeof value === 'string') write(JSON.stringify(value.slice(0, left + 1)));
    else if (typeof value !== 'object' || value === null) write(JSON.stringify(value) ?? 'null');
    else addParts(value, level);
  }
  function addParts(value: object, level: number): void {
    const isList = Array.isArray(value);
    write(isList ? '[' : '{');
    for (const [at, [name, part]] of Object.entries(value).entries()) {
      if (left === 0) break;
      write((at > 0 ? ',' : '') + (isList ? '' : `${JSON.stringify(name.slice(0, left + 1))}:`));
      add(!isList && isSecretField(name) ? masked : part, level + 1);
    }
    write(isList ? ']' : '}');
  }
  add(body, 0);
  return { text: written.join(''), cut };
}

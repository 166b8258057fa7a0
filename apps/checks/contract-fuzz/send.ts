import { addressOf, fillPath, queryString, type Endpoint, type WireFile } from '@catalogue/api-contract';
import type { TestApp } from '@catalogue/mock-api/testing/app';

export interface Sent {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body?: unknown;
}

const boundary = 'part-of-a-fuzzed-form';

// A lone surrogate cannot be encoded in UTF-8: this replaces it until the address is encoded.
const placeholder = '\u{10fffd}';
const withoutSurrogates = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, placeholder) : value,
    ]),
  );

const addressed = (endpoint: Endpoint, { params, query }: Sent): string =>
  (fillPath(addressOf(endpoint), withoutSurrogates(params)) + queryString(withoutSurrogates(query))).replaceAll(
    encodeURIComponent(placeholder),
    '%ED%A0%80',
  );

const formOf = (parts: Record<string, string | WireFile | undefined>): string =>
  Object.entries(parts)
    .filter(([, part]) => part !== undefined)
    .map(([name, part]) => {
      const isFile = typeof part === 'object';
      const about = isFile ? `; filename="a.pdf"\r\nContent-Type: application/pdf` : '';
      return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${about}\r\n\r\n${isFile ? '%PDF-1.4' : part}\r\n`;
    })
    .join('') + `--${boundary}--\r\n`;

const isFlat = (body: unknown): body is Record<string, string> =>
  typeof body === 'object' &&
  body !== null &&
  !Array.isArray(body) &&
  Object.values(body).every((value) => typeof value === 'string');

/** The body as it is sent: as a form where the call takes one and the body fits one. */
function payloadOf({ style }: Endpoint, body: unknown): { type?: string; payload?: string } {
  if (style === 'multipart' && body !== null && typeof body === 'object')
    return { type: `multipart/form-data; boundary=${boundary}`, payload: formOf(body as Record<string, string>) };
  if (style === 'oauth' && isFlat(body))
    return { type: 'application/x-www-form-urlencoded', payload: new URLSearchParams(body).toString() };
  return { type: 'application/json', payload: JSON.stringify(body) ?? 'null' };
}

/** Sends one call in process; returns the status and the start of the body. */
export async function send(server: TestApp, endpoint: Endpoint, sent: Sent, authorization: string) {
  const { type, payload } = sent.body === undefined ? {} : payloadOf(endpoint, sent.body);
  const reply = await server.app.inject({
    method: endpoint.method,
    url: addressed(endpoint, sent),
    headers: { authorization, lang: '1', ...(type && { 'content-type': type }) },
    payload,
  });
  return { status: reply.statusCode, text: reply.body.slice(0, 300) };
}

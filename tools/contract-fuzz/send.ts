import { addressOf, fillPath, queryString, type Endpoint, type WireFile } from '@catalogue/api-contract';
import type { TestApp } from '../../apps/mock-api/src/testing/app';

export interface Sent {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body?: unknown;
}

const boundary = 'part-of-a-fuzzed-form';

const formOf = (parts: Record<string, string | WireFile | undefined>): string =>
  Object.entries(parts)
    .filter(([, part]) => part !== undefined)
    .map(([name, part]) => {
      const isFile = typeof part === 'object';
      const about = isFile ? `; filename="a.pdf"\r\nContent-Type: application/pdf` : '';
      return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${about}\r\n\r\n${isFile ? '%PDF-1.4' : part}\r\n`;
    })
    .join('') + `--${boundary}--\r\n`;

/** Sends one call in process; its status, and what it said. */
export async function send(library: TestApp, endpoint: Endpoint, { params, query, body }: Sent, authorization: string) {
  const isForm = endpoint.style === 'multipart';
  const reply = await library.app.inject({
    method: endpoint.method,
    url: fillPath(addressOf(endpoint), params) + queryString(query),
    headers: {
      authorization,
      lang: '1',
      ...(body !== undefined && {
        'content-type': isForm ? `multipart/form-data; boundary=${boundary}` : 'application/json',
      }),
    },
    ...(body !== undefined && {
      payload: isForm ? formOf(body as Record<string, string>) : (JSON.stringify(body) ?? 'null'),
    }),
  });
  return { status: reply.statusCode, text: reply.body.slice(0, 300) };
}

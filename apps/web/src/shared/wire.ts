import {
  addressOf,
  fillPath,
  queryString,
  calls,
  type Endpoint,
  type PlainEndpoint,
  type WireFile,
} from '@catalogue/api-contract';
import type { CallFailure } from '@catalogue/domain';
import { currentLanguage } from './language';
import { connected, FailedCall } from './connected';
import { platform } from './platform';
import type { Read } from './replies';
import type { Settings } from './settings';

export interface Call {
  endpoint: PlainEndpoint;
  args: { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };
}

/** D2 §9: the language code sent with every call. */
const languageCodes: Record<string, string> = { en: '5', es: '3' };
/** Ruling A12. */
const languageHeader = 'lang';

/**
 * Converts an error into a failed call. Any unknown error is a defect of this app: it is logged and reported as
 * unexpected.
 */
export function asFailure(error: unknown): { error: CallFailure; data?: undefined } {
  if (error instanceof FailedCall) return { error: error.failure };
  console.error(error);
  return { error: { status: 500, message: '' } };
}

/**
 * What reads replies, with zod and the schemas: a page is read and typed into without them, so they are loaded with the
 * first call.
 */
const loadReplies = () => connected(import('./replies'));

/**
 * Sends one call as the contract defines: the token endpoint takes form fields (ruling A13), some a multipart form, the
 * rest JSON.
 */
export async function send(
  { endpoint, args }: Call,
  token: string | null,
  settings: Settings,
  signal?: AbortSignal,
): Promise<Response> {
  const path = fillPath(addressOf(endpoint, settings.api_prefix), args.params);
  const request: RequestInit = {
    method: endpoint.method,
    signal,
    // Removals, and the end of a session, are sent even when the page is closed.
    keepalive: endpoint.method === 'DELETE' || endpoint.path === calls.tokens.revokeToken.path,
    headers: {
      accept: 'application/json',
      [languageHeader]: languageCodes[currentLanguage()] ?? '1',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(settings.control_key && endpoint.path.startsWith('/__mock/') && { 'x-control-key': settings.control_key }),
      // The browser sets the type of a form, because it includes the boundary.
      ...(args.body !== undefined && !endpoint.style && { 'content-type': 'application/json' }),
    },
    ...(args.body !== undefined && { body: bodyOf(endpoint, args.body) }),
  };
  // Beside the call, not after it. A failure is the reader's of the reply.
  loadReplies().catch(() => undefined);
  return connected(platform.fetch(path + queryString(args.query), request), signal);
}

function bodyOf(endpoint: PlainEndpoint, body: unknown): string | URLSearchParams | FormData {
  if (endpoint.style === 'oauth') return new URLSearchParams(body as Record<string, string>);
  if (endpoint.style !== 'multipart') return JSON.stringify(body);
  const form = new FormData();
  for (const [name, part] of Object.entries(body as Record<string, string | WireFile | undefined>)) {
    if (part === undefined) continue;
    if (typeof part === 'string') form.append(name, part);
    else form.append(name, new Blob([bytesOf(part.base64)], { type: part.tipo }), part.nome);
  }
  return form;
}

/** The bytes of a file sent or received as `WireFile`. */
export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** The reply as data, or as a failure. */
export async function read<E extends Endpoint>(response: Response, endpoint: PlainEndpoint<E>): Promise<Read<E>> {
  const { readReply } = await loadReplies();
  return readReply(response, endpoint);
}

/** A call outside the cache, with the caller's token: the sign-in needs it before there is a session. */
export async function callServer<E extends Endpoint>(
  endpoint: PlainEndpoint<E>,
  args: Call['args'],
  token: string | null,
  settings: Settings,
) {
  try {
    return await read(await send({ endpoint, args }, token, settings), endpoint);
  } catch (error) {
    return asFailure(error);
  }
}

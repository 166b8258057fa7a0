import { addressOf, fillPath, queryString, type Endpoint, type Reply } from '@catalogue/api-contract';
import type { CallFailure } from '@catalogue/domain';
import { currentLanguage } from './language';
import type { Settings } from './settings';

export interface Call {
  endpoint: Endpoint;
  args: { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };
}

/** D2 §9: the language that every call says it wants. */
export const languageCodes: Record<string, string> = { en: '5', es: '3' };
/** Decisions A12. */
export const languageHeader = 'lang';

export const noConnection: CallFailure = { status: 'network', message: '' };

/** Sends one call as the contract says: the token endpoint takes form fields (decisions A13), every other JSON. */
export function send(
  { endpoint, args }: Call,
  token: string | null,
  settings: Settings,
  signal?: AbortSignal,
): Promise<Response> {
  const path = fillPath(addressOf(endpoint, settings.api_prefix), args.params);
  const isForm = endpoint.style === 'oauth';
  return fetch(path + queryString(args.query), {
    method: endpoint.method,
    signal,
    headers: {
      accept: 'application/json',
      [languageHeader]: languageCodes[currentLanguage()] ?? '1',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(args.body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    ...(args.body !== undefined && {
      body: isForm ? new URLSearchParams(args.body as Record<string, string>) : JSON.stringify(args.body),
    }),
  });
}

/** The answer as data, or as the failure it is. */
export async function read<E extends Endpoint>(
  response: Response,
  endpoint: E,
): Promise<{ data: Reply<E>; error?: undefined } | { error: CallFailure; data?: undefined }> {
  const text = await response.text();
  const json = parseJson(text);
  if (!response.ok) return { error: failureOf(response.status, json) };
  // A write may be answered with nothing to say, a read not.
  if (json === undefined && (text !== '' || endpoint.method === 'GET')) return { error: { status: 500, message: '' } };
  const parsed = endpoint.reply.safeParse(json);
  // Another server may word a field otherwise: its own answer is more use to the patron than none.
  if (!parsed.success)
    console.warn(`${endpoint.method} ${endpoint.path} answered outside the contract`, parsed.error.issues);
  return { data: (parsed.success ? parsed.data : (json ?? null)) as Reply<E> };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A cut or foreign body: the caller says what that means.
    return undefined;
  }
}

function failureOf(status: number, json: unknown): CallFailure {
  const body = json && typeof json === 'object' ? (json as { message?: unknown; errors?: CallFailure['errors'] }) : {};
  return { status, message: typeof body.message === 'string' ? body.message : '', errors: body.errors };
}

/** A call outside the cache, with a token of the caller's choice: the sign-in needs it before there is a session. */
export async function callServer<E extends Endpoint>(
  endpoint: E,
  args: Call['args'],
  token: string | null,
  settings: Settings,
) {
  try {
    return await read(await send({ endpoint, args }, token, settings), endpoint);
  } catch {
    // fetch throws only when no answer came.
    return { error: noConnection };
  }
}

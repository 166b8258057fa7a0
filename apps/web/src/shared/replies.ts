import type { Endpoint, PlainEndpoint, Reply, WireFile } from '@catalogue/api-contract';
import type { CallFailure } from '@catalogue/domain';
import { connected } from './connected';
import { replySchema } from './replySchemas';

export type Read<E extends Endpoint> = { data: Reply<E>; error?: undefined } | { error: CallFailure; data?: undefined };

/** The reply as data, or as a failure. */
export async function readReply<E extends Endpoint>(response: Response, endpoint: PlainEndpoint<E>): Promise<Read<E>> {
  if (response.ok && endpoint.file && !isJson(response)) return { data: (await fileOf(response)) as Reply<E> };
  const text = await connected(response.text());
  const json = parseJson(text);
  if (!response.ok) return { error: failureOf(response.status, json) };
  // A write may have an empty reply, a read may not.
  if (json === undefined && (text !== '' || endpoint.method === 'GET')) return { error: { status: 500, message: '' } };
  const parsed = (await replySchema(endpoint)).safeParse(json);
  // Another server may format a field differently: its reply is more useful to the patron than none.
  if (!parsed.success)
    console.warn(`${endpoint.method} ${endpoint.path} answered outside the contract`, parsed.error.issues);
  // The cache does not accept `undefined` as data.
  return { data: ((parsed.success ? parsed.data : json) ?? null) as Reply<E> };
}

const isJson = (response: Response): boolean => response.headers.get('content-type')?.includes('json') ?? false;

async function fileOf(response: Response): Promise<WireFile> {
  const named = /filename\*=UTF-8''([^;]+)/i.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const bytes = new Uint8Array(await connected(response.arrayBuffer()));
  return {
    nome: named ? decodeURIComponent(named) : 'arquivo',
    tipo: response.headers.get('content-type') ?? 'application/octet-stream',
    base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A truncated or foreign body: the caller handles it.
    return undefined;
  }
}

function failureOf(status: number, json: unknown): CallFailure {
  const body = json && typeof json === 'object' ? (json as { message?: unknown; errors?: CallFailure['errors'] }) : {};
  return { status, message: typeof body.message === 'string' ? body.message : '', errors: body.errors };
}

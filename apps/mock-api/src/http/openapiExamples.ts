import type { Endpoint } from '@catalogue/api-contract';
import { normalized } from '@catalogue/domain';
import { byCode, unexpected } from './errors';
import { oauthFailure } from './oauth';
import type { Json } from './openapiSchemas';
import recorded from './openapiExamples.json';

/** What the pacts say of a call, as `apps/checks/openapi-examples` takes it from them. */
export interface CallExamples {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  /** By the description of the interaction. */
  body?: Record<string, unknown>;
  /** Who makes the call on the demo data, or what must be made before. */
  note?: string;
  /** By status and description. */
  replies: Record<string, Record<string, unknown>>;
}

const byCall: Record<string, CallExamples | undefined> = recorded;

/** A name that OpenAPI allows as a key. */
const keyOf = (text: string): string =>
  normalized(text, 'NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w]+/g, '-')
    .replace(/^-|-$/g, '');

const named = (examples: Record<string, unknown>, note: { description?: string } = {}): Json =>
  Object.fromEntries(Object.entries(examples).map(([summary, value]) => [keyOf(summary), { summary, ...note, value }]));

const noteOf = (call: string): { description?: string } => {
  const description = byCall[call]?.note;
  return description === undefined ? {} : { description };
};

const media = (examples: Json): { examples?: Json } => (Object.keys(examples).length > 0 ? { examples } : {});

/** `examples` of the body of a request; nothing where no pact has one. */
export const bodyExamples = (call: string): { examples?: Json } => media(named(byCall[call]?.body ?? {}, noteOf(call)));

/** `examples` of a parameter. */
export function parameterExamples(call: string, part: 'params' | 'query', name: string): { examples?: Json } {
  const value = byCall[call]?.[part]?.[name];
  return value === undefined ? {} : { examples: { pact: { ...noteOf(call), value } } };
}

/** `examples` of a successful reply. */
export const replyExamples = (call: string, status: number): { examples?: Json } =>
  media(named(byCall[call]?.replies[status] ?? {}));

/** `examples` of the refusals of one status: every key that the contract declares, and what the pacts add to it. */
export function refusalExamples(call: string, { refusals = {}, style }: Endpoint, status: number): { examples?: Json } {
  const keys = Object.keys(refusals).filter((key) => refusals[key] === status);
  const values = new Map<string, Json>(keys.map((key) => [key, style === 'oauth' ? oauthFailure(key) : failure(key)]));
  for (const value of Object.values(byCall[call]?.replies[status] ?? {}) as { message: string }[])
    values.set(value.message, { ...values.get(value.message), ...value });
  const own = [...values].map(([message, value]) => [keyOf(message), { value }]);
  const shared = style === 'oauth' ? undefined : sharedBy[status];
  return media({
    ...Object.fromEntries(own),
    ...(shared && { [shared]: { $ref: `#/components/examples/${shared}` } }),
  });
}

const failure = (message: string): Json => ({ message });

// What any call may be refused with.
const sharedBy: Record<number, string | undefined> = {
  400: 'Unreadable',
  401: 'Unauthorized',
  413: 'TooLarge',
  415: 'WrongType',
  422: 'InvalidInput',
  500: 'Unexpected',
};

/** For `components.examples`. */
export const sharedExamples: Record<string, Json> = {
  Unreadable: { value: failure(byCode.FST_ERR_CTP_INVALID_JSON_BODY[1]) },
  Unauthorized: { value: failure('Entre para continuar.') },
  TooLarge: { value: failure(byCode.FST_ERR_CTP_BODY_TOO_LARGE[1]) },
  WrongType: { value: failure(byCode.FST_ERR_CTP_INVALID_MEDIA_TYPE[1]) },
  InvalidInput: {
    value: { message: 'Dados inválidos: biblioteca.', errors: { biblioteca: ['deve ser um código numérico'] } },
  },
  Unexpected: { value: { message: unexpected, request_id: '4f1c6a52-8f0e-4c55-9a9b-0f6f3a1d2b7c' } },
};

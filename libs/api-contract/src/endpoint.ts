import type * as z from 'zod/mini';
import type { WireFile } from './fields';

/** Whose token a call requires (ruling B20). `either`: the patron's if there is one, otherwise the public one. */
export type Access = 'none' | 'public' | 'patron' | 'either';

/** One API call as data. Routes, hooks, OpenAPI, generated tests and the coverage report are derived from it. */
export interface Endpoint {
  /** The call's id in the documents' list of 154, or one defined by this project. */
  id: string;
  /** Not a call of the documents: the real server has none of it, and the app does without it there. */
  own?: true;
  /** One sentence for the OpenAPI document. */
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As written in the documents, with `{name}` for parameters; see `addressOf` for the served address. */
  path: string;
  /** Read-only, whatever its method: replies are cached like those of a GET. */
  asks?: true;
  access: Access;
  params?: z.ZodMiniObject;
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** How large the body may be, in bytes; 1 MB if it does not say. */
  maxBytes?: number;
  reply: z.ZodMiniType;
  /** Maps the key of each expected refusal to its status. The key is sent as `message` and the screens translate it. */
  refusals?: Record<string, number>;
  /** Status of a successful reply, default 200. A 204 has no body: `reply` is then `NoContent`. */
  status?: 201 | 204;
  /**
   * `oauth`: RFC 6749 rules (form, JSON, Basic; its own error shape). `multipart`: the body is a form whose parts are
   * text or a `WireFile` each. Default `json`.
   */
  style?: 'oauth' | 'multipart';
  /** The reply may be a file instead of `reply`; handlers return a `WireFile` and callers get one. */
  file?: true;
  /** Clients that accept `text/event-stream` get a stream of events of this schema instead. */
  events?: z.ZodMiniType;
}

/** The calls of a feature by their names. */
export type Contract = Record<string, Endpoint>;

/**
 * An endpoint without its schemas: what a caller needs. `of` exists in types only, and tells what the call takes and
 * answers.
 */
export type PlainEndpoint<E extends Endpoint = Endpoint> = Pick<E, Extract<keyof E, PlainField>> & {
  readonly of?: E;
  /** Of an own call: its refusals with status 404. Any other 404 is that of a server without the call. */
  readonly notFound?: readonly string[];
};
type PlainField = 'method' | 'path' | 'asks' | 'access' | 'style' | 'file';
export type PlainContract<C extends Contract = Contract> = { readonly [K in keyof C]: PlainEndpoint<C[K]> };

/** Preserves literal types, so that handlers and hooks are compiled against this exact entry. */
export const defineContract = <const C extends Contract>(contract: C): C => contract;

type Part<E, K extends string> = E extends Record<K, infer S extends z.ZodMiniType> ? Record<K, S> : unknown;
type Inputs<P> = { [K in keyof P]: P[K] extends z.ZodMiniType ? z.input<P[K]> : never };
type Outputs<P> = { [K in keyof P]: P[K] extends z.ZodMiniType ? z.output<P[K]> : never };
type Parts<E> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>;

// A part whose fields are all optional is itself optional.
type Spare<I> = { [K in keyof I]: {} extends I[K] ? K : never }[keyof I];
type SpareOptional<I> = Omit<I, Spare<I>> & Partial<Pick<I, Spare<I>>>;

/** The arguments of a caller: only the declared parts of `params`, `query`, `body`. */
export type CallArgs<E extends Endpoint> = SpareOptional<Inputs<Parts<E>>>;
/** The same after validation, as a handler receives it. */
export type ParsedArgs<E extends Endpoint> = Outputs<Parts<E>>;
type FileOf<E> = E extends { file: true } ? WireFile : never;
/** What a handler may return: the server converts it to the reply's types. */
export type ReplyRow<E extends Endpoint> = z.input<E['reply']> | FileOf<E>;
/** What a caller receives. */
export type Reply<E extends Endpoint> = z.output<E['reply']> | FileOf<E>;
export type RefusalKey<E extends Endpoint> = E extends { refusals: infer R } ? keyof R & string : never;

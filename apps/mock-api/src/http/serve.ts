import {
  addressOf,
  type Contract,
  type Endpoint,
  type ParsedArgs,
  type RefusalKey,
  type ReplyRow,
} from '@catalogue/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Deps } from '../deps';
import { findCaller, type Caller, type Patron } from './auth';
import { Refusal, invalidInput } from './errors';
import { basicCredentials, oauthError, oauthHeaders } from './oauth';

/** Language of the header `lang` (decisions A12): 1 Portuguese, 3 Spanish, 5 English. */
export type Language = 'pt' | 'es' | 'en';

type CallerOf<E extends Endpoint> = E['access'] extends 'patron' ? { patron: Patron } : unknown;

export type HandlerInput<E extends Endpoint> = ParsedArgs<E> &
  CallerOf<E> & {
    caller: Caller;
    language: Language;
    /** Client credentials of HTTP Basic, on calls of style `oauth`. */
    basic?: { client_id: string; client_secret: string };
    /** Ends the call with a refusal that the contract declares. */
    refuse(key: RefusalKey<E>, extra?: Record<string, unknown>): never;
  };

/** One function per call, typed by the contract: what is missing or answers in other words does not compile. */
export type Handlers<C extends Contract> = {
  [K in keyof C]: (input: HandlerInput<C[K]>, deps: Deps) => Promise<ReplyRow<C[K]>>;
};

const nothing = z.strictObject({});
const languages: Record<string, Language> = { '3': 'es', '5': 'en' };

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    caller?: Caller;
  }
  interface FastifyRequest {
    caller?: Caller;
  }
}

/** Registers every call of a contract: token, input, handler, reply. */
export function serve<C extends Contract>(app: FastifyInstance, contract: C, handlers: Handlers<C>, deps: Deps) {
  for (const [name, endpoint] of Object.entries(contract)) {
    // The pair is right by the type of `handlers`; a loop over names cannot say so.
    const handler = handlers[name] as (input: object, deps: Deps) => Promise<unknown>;
    app.route({
      method: endpoint.method,
      url: addressOf(endpoint).replace(/\{(\w+)\}/g, ':$1'),
      config: { endpoint },
      onRequest: async (request) => {
        request.caller = findCaller(request, endpoint, { app, clock: deps.clock, settings: deps.settings });
      },
      ...(endpoint.style === 'oauth' && { errorHandler: oauthError }),
      handler: async (request, reply) => {
        const caller = request.caller ?? { kind: 'anonymous' };
        const input = {
          ...readInput(endpoint, request),
          caller,
          patron: caller,
          language: languages[String(request.headers.lang)] ?? 'pt',
          basic: endpoint.style === 'oauth' ? basicCredentials(request) : undefined,
          refuse: (key: string, extra?: Record<string, unknown>) => {
            throw new Refusal(endpoint.refusals?.[key] ?? 500, key, extra);
          },
        };
        const answer = z.safeParse(endpoint.reply, await handler(input, deps));
        if (!answer.success) throw new Error(`${name} answers outside its contract: ${z.prettifyError(answer.error)}`);
        if (endpoint.style === 'oauth') reply.headers(oauthHeaders);
        return answer.data;
      },
    });
  }
}

function readInput(endpoint: Endpoint, request: FastifyRequest) {
  const parts = { params: request.params, query: request.query, body: request.body ?? undefined };
  for (const part of Object.values(parts)) refuseNul(part, []);
  return Object.fromEntries(
    (['params', 'query', 'body'] as const).map((part) => {
      const schema = endpoint[part] ?? (part === 'body' ? z.optional(nothing) : nothing);
      const parsed = z.safeParse<z.core.$ZodType>(schema, parts[part]);
      if (!parsed.success) throw invalidInput(parsed.error.issues);
      return [part, parsed.data];
    }),
  );
}

// PostgreSQL cannot store the character NUL in text: no call takes it. Nor does any need more than a few levels.
const mostLevels = 20;
function refuseNul(value: unknown, path: string[]): void {
  if (typeof value === 'string' && value.includes('\0')) throw refused(path, 'tem um caractere que não pode ser usado');
  if (!value || typeof value !== 'object') return;
  if (path.length > mostLevels) throw refused(path.slice(0, 2), 'tem níveis demais');
  for (const [key, inner] of Object.entries(value)) refuseNul(inner, [...path, key]);
}

const refused = (path: string[], message: string) =>
  invalidInput([{ code: 'custom', path, message, input: undefined }]);

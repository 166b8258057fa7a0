import {
  addressOf,
  type Contract,
  type Endpoint,
  type ParsedArgs,
  type RefusalKey,
  type ReplyRow,
} from '@catalogue/api-contract';
import type { Language } from '@catalogue/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { changesOf } from '../database';
import type { Deps } from '../deps';
import type { Recording } from '../tenants/recording';
import { readingFrom, type Watched } from '../tenants/replyCache';
import type { Tenant } from '../tenants/tenant';
import type { Tenants } from '../tenants/tenants';
import { logAccess } from './accessLog';
import { authorize, findCaller, type Caller, type Patron } from './auth';
import { clientOf, languageOf, type Client } from './client';
import { signInCookie, setSignInCookie } from './signInCookie';
import { Refusal, type RefusalDetails } from './errors';
import { explainAsMade } from './explain';
import { answerWithFault, comesInParts, sendInParts, takeFault } from './faults';
import { originOf } from './hosts';
import { readInput } from './input';
import { observe, record } from './observe';
import { isControl } from './openapiControls';
import { checkPeriod } from './period';
import { basicCredentials, oauthError, oauthHeaders } from './oauth';
import { isFile, sendFile } from './sendFile';
import { sendJson } from './sendJson';
import { checkedAround, type Written } from './writtenList';

type CallerOf<E extends Endpoint> = E['access'] extends 'patron' ? { patron: Patron } : unknown;

type HandlerInput<E extends Endpoint> = ParsedArgs<E> &
  CallerOf<E> & {
    caller: Caller;
    language: Language;
    /** Whether the caller may use the whole control room. */
    isOperator: boolean;
    client: Client;
    /** The address at which the user knows the server, without a path. */
    origin: string;
    /** Binds a sign-in elsewhere to the browser, by a cookie that lasts so many seconds; returns its value. */
    bindBrowser(seconds: number): string;
    /** The value of that cookie, if the browser has one. */
    boundBrowser: string | undefined;
    /** Client credentials of HTTP Basic, on calls of style `oauth`. */
    basic?: { client_id: string; client_secret: string };
    refuse: RefuseOf<E>;
    /** Counts work that costs as much as so many reads; refuses it with 429 where the address has none left. */
    takeReads(reads: number): Promise<void>;
    /** Reports in Mock-Explain why a reply refuses some of the items. */
    explain(rule: string, facts: Record<string, unknown>): void;
  };

/** Ends a call with one of these refusals. */
export type Refuse<K extends string> = (key: K, details?: RefusalDetails) => never;
/** Ends a call with a refusal that the contract declares for it. */
export type RefuseOf<E extends Endpoint> = Refuse<RefusalKey<E>>;

/** One function per call, typed by the contract: a missing call or a wrong reply does not compile. */
export type Handlers<C extends Contract> = {
  [K in keyof C]: (input: HandlerInput<C[K]>, deps: Deps) => Promise<Written<ReplyRow<C[K]>>>;
};

/** For replies that are not cached. */
const unwatched = ({ deps }: Tenant): Watched => ({
  deps,
  readsCaller: () => undefined,
  readsRequest: () => undefined,
});

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    caller?: Caller;
  }
  interface FastifyRequest {
    caller?: Caller;
  }
}

/** Registers every call of a contract: tenant, token, faults, input, handler, reply. */
export function serve<C extends Contract>(app: FastifyInstance, contract: C, handlers: Handlers<C>, tenants: Tenants) {
  for (const [name, endpoint] of Object.entries(contract)) {
    // The type of `handlers` guarantees the pair; a loop over names cannot express it.
    const handler = handlers[name] as (input: object, deps: Deps) => Promise<unknown>;
    const isWrite = endpoint.access === 'patron' && endpoint.method !== 'GET';
    const answerOf = async (
      request: FastifyRequest,
      reply: FastifyReply,
      caller: Caller,
      tenant: Tenant,
      { deps, readsCaller, readsRequest }: Watched = unwatched(tenant),
    ) => {
      const given = await readInput(endpoint, request);
      checkPeriod(given['query'] as Record<string, unknown>, deps.today());
      const input = {
        ...given,
        get caller() {
          readsCaller();
          return caller;
        },
        get patron() {
          readsCaller();
          return caller;
        },
        language: languageOf(request),
        get isOperator() {
          readsRequest();
          return request.isOperator;
        },
        get client() {
          readsRequest();
          return clientOf(request);
        },
        get origin() {
          readsRequest();
          return originOf(request, deps.settings);
        },
        bindBrowser: (seconds: number) => {
          readsRequest();
          const { value, header } = setSignInCookie(request, tenant.deps.settings, seconds);
          reply.header('set-cookie', header);
          return value;
        },
        get boundBrowser() {
          readsRequest();
          return signInCookie(request, tenant.deps.settings);
        },
        basic: endpoint.style === 'oauth' ? basicCredentials(request) : undefined,
        refuse: (key: string, { errors, facts = request.params as Record<string, unknown> }: RefusalDetails = {}) => {
          throw new Refusal(endpoint.refusals?.[key] ?? 500, key, { errors, facts });
        },
        takeReads: (reads: number) => app.takeReads(request, reads),
        explain: (rule: string, facts: Record<string, unknown>) => {
          request.explanation = { rule, facts };
        },
      };
      const work = () => handler(input, deps);
      // What locks a tenant waits for calls that may be waiting for their turn.
      const answer = await (managesTenants(endpoint) ? work() : app.inTurnOf(request, work)).catch(
        async (error: unknown) => {
          // What refuses a write may be what another program has just written, and the client reads it next.
          if (isWrite && error instanceof Refusal)
            await changesOf(tenant.deps.db)
              .catchUp()
              .catch(() => undefined);
          throw error;
        },
      );
      if (endpoint.file && isFile(answer)) return answer;
      return checkedAround(answer, (part) => {
        const checked = z.safeParse(endpoint.reply, part);
        if (checked.success) return checked.data;
        throw new Error(`${name} answers outside its contract: ${z.prettifyError(checked.error)}`);
      });
    };
    app.route({
      method: endpoint.method,
      url: addressOf(endpoint).replace(/\{(\w+)\}/g, ':$1'),
      ...(endpoint.maxBytes !== undefined && { bodyLimit: endpoint.maxBytes }),
      config: { endpoint, call: name },
      onRequest: async (request, reply) => {
        if (isControl(endpoint) || endpoint.access === 'patron') reply.header('cache-control', 'no-store');
        request.tenant = await tenants.of(request);
        request.caller = await findCaller(request, endpoint, { signing: app.signing, tenant: request.tenant });
        // What is personal must be in no cache.
        if (request.caller.kind === 'patron') reply.header('cache-control', 'no-store');
        authorize(request, request.caller, endpoint, request.tenant);
      },
      ...(endpoint.style === 'oauth' && { errorHandler: oauthError }),
      ...(!isControl(endpoint) && { onSend: [logAccess, observe(endpoint)], onResponse: record }),
      handler: async (request, reply) => {
        const { caller = { kind: 'anonymous' }, tenant = tenants.shared } = request;
        if (endpoint.style === 'oauth') reply.headers(oauthHeaders);
        const fault = isControl(endpoint) ? undefined : await takeFault(request, name, endpoint, tenant, caller);
        if (fault?.does.kind === 'answer')
          request.explanation = { rule: fault.name, facts: { falha: fault.name, sobre: fault.about } };
        if (fault && (await answerWithFault(request, reply, fault, tenant))) return reply;
        const recorded = isReplayed(endpoint) ? tenant.recording.take(request.method, request.url) : undefined;
        if (recorded) return answerAsRecorded(reply, recorded);
        if (!fault && isCacheable(endpoint)) {
          const key = [name, languageOf(request), request.url].join(' ');
          const json = await tenant.runShared(() =>
            tenants.replies.of({ tenant, key, caller }, (watched) =>
              mayUseReplicas(endpoint, tenant)
                ? tenants.replicas.read(name, (db) =>
                    answerOf(request, reply, caller, tenant, readingFrom(db, watched)),
                  )
                : answerOf(request, reply, caller, tenant, watched),
            ),
          );
          explainAsMade(request, json);
          return sendJson(request, reply, json);
        }
        const work = async () => {
          const answer = await answerOf(request, reply, caller, tenant);
          if (mayChange(endpoint)) await tenant.days.followCall();
          return answer;
        };
        // What patrons change is what days change; who signs in to read needs no new day.
        if (isWrite) await tenant.ready();
        const answer = managesTenants(endpoint) ? await work() : await tenant.runShared(work);
        const status = endpoint.status ?? 200;
        if (fault && comesInParts(fault)) return sendInParts(request, reply, fault, { answer, status, tenant });
        if (endpoint.file && isFile(answer)) return sendFile(reply, answer);
        reply.status(status);
        // Fastify treats null as a reply without a body.
        return answer === null ? reply.type('application/json; charset=utf-8').send('null') : reply.send(answer);
      },
    });
  }
}

// The reply to a read depends on stored data, the day, the caller and the request: the cache uses all of these.
const isCacheable = (endpoint: Endpoint): boolean =>
  endpoint.method === 'GET' && !isControl(endpoint) && !endpoint.file && !endpoint.style;

// Sandboxes are small, and what a patron reads of the own data is little and has just been written.
const mayUseReplicas = ({ access }: Endpoint, { isSandbox }: Tenant): boolean => access !== 'patron' && !isSandbox;

// Tokens are of this server, which has to read them.
const isReplayed = (endpoint: Endpoint): boolean => !isControl(endpoint) && endpoint.style !== 'oauth';

const answerAsRecorded = (
  reply: FastifyReply,
  { status, body }: NonNullable<ReturnType<Recording['take']>>,
): FastifyReply =>
  body === undefined
    ? reply.status(status).send()
    : reply.status(status).type('application/json; charset=utf-8').send(body);

/** Whether what a call does can be news to a patron: the desk's and patrons' acts, and what is written by hand. */
const mayChange = (endpoint: Endpoint): boolean =>
  endpoint.method !== 'GET' && (endpoint.access === 'patron' || isControl(endpoint)) && !managesTenants(endpoint);

// Calls that lock the tenant exclusively cannot run inside it: they would wait for themselves.
const managesTenants = ({ path, method }: Endpoint): boolean =>
  method !== 'GET' && /^\/__mock\/(?:sandboxes|snapshots?|reset)\b/.test(path);

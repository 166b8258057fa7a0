import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { core } from 'zod';
import { DatabaseInUse, MayNotCreate } from '../tenants/databases';
import { isAway, isUnavailable } from './databaseErrors';
import type {} from './databaseHealth';
import { explainHeader } from './explain';

/** What a refusal contains besides its key. */
export interface RefusalDetails {
  /** The invalid fields and their problems; part of the reply. */
  errors?: Record<string, string[]>;
  /** The facts behind the refusal, sent in the header Mock-Explain to developers who test against the server. */
  facts?: Record<string, unknown>;
  /** Seconds after which the same call may succeed, on a 429 or 503. */
  retryAfter?: number;
}

/** An expected refusal: a machine key sent as `message`, with its declared status. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly details: RefusalDetails = {},
  ) {
    super(key);
  }
}

// A reply must not grow faster than the request: it names the first fields, shortened, and counts the others.
const maxNamed = 10;
const maxNameLength = 60;

/** The only shape of a 422 for invalid input: the first invalid fields, and what is wrong with each. */
export function invalidInput(issues: core.$ZodIssue[]): Refusal {
  // A Map, because a field may be called `toString`, which every object has.
  const errors = new Map<string, string[]>();
  let others = 0;
  for (const { name, message } of issues.flatMap((each) => plainIssues(each)).flatMap((each) => namedProblems(each))) {
    const known = errors.get(name);
    if (known === undefined && errors.size >= maxNamed) others += 1;
    else if (!known?.includes(message)) errors.set(name, [...(known ?? []), message]);
  }
  const rest = others > 0 ? ` … e mais ${others}` : '';
  return new Refusal(422, `Dados inválidos: ${[...errors.keys()].join(', ')}${rest}.`, {
    errors: Object.fromEntries(errors),
  });
}

/** An issue as problems of single fields. zod's own message about unknown keys lists them all. */
function namedProblems(issue: core.$ZodIssue): { name: string; message: string }[] {
  const path = issue.path.map(String);
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ name: nameOf([...path, key]), message: 'chave desconhecida' }))
    : [{ name: nameOf(path), message: issue.message }];
}

const nameOf = (path: string[]): string => shortened(path.join('.')) || 'body';

const shortened = (text: string): string => (text.length > maxNameLength ? `${text.slice(0, maxNameLength)}…` : text);

// For a union, only the issues of the closest member: the fewest to fix.
function plainIssues(issue: core.$ZodIssue): core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const [nearest = []] = [...issue.errors].sort((a, b) => a.length - b.length);
  return nearest.flatMap((inner) => plainIssues({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Status and message of what cannot be read, by the code of the framework. */
export const byCode = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'O corpo do pedido é grande demais.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'Este tipo de conteúdo não é aceito; envie JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'O corpo do pedido está vazio; envie JSON.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'O corpo do pedido não é JSON válido.'],
  FST_ERR_BAD_URL: [400, 'O endereço não pode ser lido.'],
} satisfies Record<string, [number, string]>;
const isKnown = (code: string): code is keyof typeof byCode => Object.hasOwn(byCode, code);
export const unexpected = 'Ocorreu um erro inesperado.';

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body: { message: string; [extra: string]: unknown };
}

/**
 * Turns every failure into a reply: refusals as declared, framework errors by the table, all others 500 without a
 * stack.
 */
export function answerError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  const { status, headers, body } = answerOf(error, request);
  return reply
    .status(status)
    .headers({ ...headers, ...explainHeader(request) })
    .send(body);
}

const secondsUntil: Record<number, number> = { 429: 60, 503: 2 };

/** Status, headers and body of a failure; also sets the explanation, and logs unexpected errors. */
export function answerOf(error: FastifyError | Refusal, request: FastifyRequest): Answer {
  const answer = describedAnswer(error, request);
  const own = error instanceof Refusal ? error.details.retryAfter : undefined;
  const seconds = own ?? secondsUntil[answer.status];
  return seconds === undefined ? answer : { ...answer, headers: { 'retry-after': String(seconds) } };
}

function describedAnswer(error: FastifyError | Refusal, request: FastifyRequest): Answer {
  if (error instanceof Refusal) {
    const { status, key, details } = error;
    const errors = details.errors && { errors: details.errors };
    // A handler may have set more details.
    request.explanation ??= { rule: key, facts: details.facts ?? errors ?? {} };
    return { status, body: { message: key, ...errors } };
  }
  if (error instanceof MayNotCreate)
    return { status: 503, body: { message: 'O usuário do banco não pode criar bancos: dê-lhe CREATEDB.' } };
  if (error instanceof DatabaseInUse)
    return {
      status: 503,
      body: { message: 'Outro programa usa este banco agora, como uma importação: tente de novo quando ele terminar.' },
    };
  // Its error looks like that of a connection to the database.
  if (request.raw.readableAborted) {
    request.log.info('the client left before its request had arrived');
    return { status: 400, body: { message: 'O pedido não chegou inteiro.' } };
  }
  if (isUnavailable(error)) {
    if (isAway(error)) void request.server.databaseHealth.hasFailed(error, request.log);
    else request.log.warn({ err: error }, 'the database is not available');
    request.explanation = { rule: 'unavailable', facts: {} };
    return { status: 503, body: { message: 'O servidor está ocupado: tente de novo em alguns instantes.' } };
  }
  const code = error instanceof SyntaxError ? 'FST_ERR_CTP_INVALID_JSON_BODY' : error.code;
  const known = isKnown(code) ? byCode[code] : undefined;
  if (known) return { status: known[0], body: { message: known[1] } };
  if (error.statusCode && error.statusCode < 500) return { status: error.statusCode, body: { message: error.message } };
  request.log.error({ err: error }, 'unexpected error');
  request.explanation = { rule: 'unexpected', facts: { reason: error.message.split('\n').filter(Boolean) } };
  return { status: 500, body: { message: unexpected, request_id: request.id } };
}

export function installErrors(app: FastifyInstance) {
  app.setErrorHandler<FastifyError | Refusal>(answerError);
}

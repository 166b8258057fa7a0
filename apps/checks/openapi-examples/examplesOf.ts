import type { Interaction } from '@catalogue/contract-tests/pactFolder';
import type { CallExamples } from '@catalogue/mock-api/http/openapiExamples';
import type { Schema } from '@catalogue/mock-api/testing/examples';
import { findCall } from '../proxy/findCall';
import { complete, KnownValues } from './complete';
import { noteOf, onDemo } from './onDemo';

/** Longer lists and texts of a pact are cut in an example. */
const maxListLength = 2;
const maxTextLength = 300;
/** Of each status: successes differ little, refusals in their keys. */
const maxSuccesses = 1;
const maxRefusals = 6;

interface Recorded extends Interaction {
  request: Interaction['request'] & { query?: Record<string, string[]>; body?: unknown };
}

/** The examples of every call that the pacts have, by its name. A reply has what the contract requires besides what the pact says. */
export function examplesOf(interactions: Interaction[]): Record<string, CallExamples> {
  const found = (interactions as Recorded[]).flatMap((interaction) => {
    const { request, response, description } = interaction;
    const at = findCall(request.method, request.path);
    if (!at) return [];
    return [{ ...at, request, response, summary: description.replace(/^\w+: /, '') }];
  });
  const known = new KnownValues(found.map(({ call, response }) => ({ call: call.name, value: response.body })));
  const examples: Record<string, CallExamples> = {};
  // The richest first, so that it is the one that is shown.
  for (const { call, params, request, response, summary } of found.sort(byRichness)) {
    const of = (examples[call.name] ??= { replies: {} });
    const isSuccess = response.status < 300;
    if (isSuccess) {
      of.params ??= typed(params, call.params);
      of.query ??= typed(
        Object.fromEntries(Object.entries(request.query ?? {}).map(([name, [value = '']]) => [name, value])),
        call.query,
      );
      const body = bodyOf(request, call.body);
      if (body !== undefined) of.body ??= { [summary]: shortened(body) };
    }
    const schema = call.replies[response.status];
    if (response.body === undefined || schema === undefined) continue;
    const status = (of.replies[response.status] ??= {});
    if (Object.keys(status).length >= (isSuccess ? maxSuccesses : maxRefusals)) continue;
    // What the contract requires of a refusal is written by the server's own code.
    const value = isSuccess ? complete(response.body, schema, known.of(call.name)) : response.body;
    status[summary] = shortened(value);
  }
  for (const [name, request] of Object.entries(onDemo)) {
    const of = (examples[name] ??= { replies: {} });
    if (request.params) of.params = { ...of.params, ...request.params };
    if (request.query) of.query = { ...of.query, ...request.query };
    const { body } = request;
    if (body)
      of.body = Object.fromEntries(Object.entries(of.body ?? {}).map(([key, value]) => [key, changed(value, body)]));
    const note = noteOf(request);
    if (note !== undefined) of.note = note;
  }
  return examples;
}

const changed = (value: unknown, by: object): unknown => (Array.isArray(by) ? by : { ...(value as object), ...by });

const byRichness = (a: Compared, b: Compared): number =>
  a.call.name.localeCompare(b.call.name) ||
  JSON.stringify(b.response.body ?? null).length - JSON.stringify(a.response.body ?? null).length ||
  a.summary.localeCompare(b.summary);
interface Compared {
  call: { name: string };
  response: { body?: unknown };
  summary: string;
}

/** Texts of an address as what their schemas say. */
const typed = (texts: Record<string, string>, schemas: Record<string, Schema>): Record<string, unknown> | undefined => {
  const values = Object.entries(texts).flatMap(([name, text]): [string, unknown][] => {
    const schema = schemas[name];
    return schema ? [[name, typedText(text, schema)]] : [];
  });
  return values.length > 0 ? Object.fromEntries(values) : undefined;
};

function typedText(text: string, schema: Schema): unknown {
  const types = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(({ type }) => type ?? []);
  if (types.some((type) => type === 'integer' || type === 'number')) return Number(text);
  if (types.includes('boolean')) return text === '1' || text === 'S' || text === 'true';
  return text;
}

function bodyOf({ headers = {}, body }: Recorded['request'], schema: Schema = {}): unknown {
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  if (type.includes('multipart')) return undefined;
  if (typeof body !== 'string') return body;
  // RFC 6749: a form may have fields that a server ignores.
  const properties = Object.assign({}, ...[schema, ...(schema.oneOf ?? [])].map((each) => each.properties)) as object;
  return Object.fromEntries([...new URLSearchParams(body)].filter(([name]) => name in properties));
}

const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, maxListLength).map(shortened);
  if (typeof value === 'string') return value.slice(0, maxTextLength);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
};

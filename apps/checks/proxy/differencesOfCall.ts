import type { DescribedCall } from '@catalogue/mock-api/testing/describedCalls';
import * as z from 'zod/mini';
import { differencesOf, differenceText } from '../contract-drift/differences';

/** A call as it was seen. Bodies are JSON values; undefined if there was none, or one that cannot be compared. */
export interface SeenCall {
  params: Record<string, string>;
  query: Record<string, string>;
  body?: unknown;
  status: number;
  reply?: unknown;
}

/** How a call differs from the contract, one line each, without any value of it. */
export function differencesOfCall(call: DescribedCall, seen: SeenCall): string[] {
  return [...requestDifferences(call, seen), ...replyDifferences(call, seen)];
}

function requestDifferences({ endpoint, query: fields }: DescribedCall, { params, query, body }: SeenCall): string[] {
  const unknown = Object.keys(query).filter((name) => !(name in fields) && !(endpoint.body && body === undefined));
  const parts = { params, query, body } as const;
  const wrong = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    if (!schema || parts[part] === undefined) return [];
    const parsed = z.safeParse<z.core.$ZodType>(schema, parts[part]);
    // The messages of zod may repeat what was sent.
    const issues = parsed.success ? [] : parsed.error.issues.filter(({ code }) => code !== 'unrecognized_keys');
    return issues.map(
      ({ path, code }) => `request: ${[part, ...path.map(plainStep)].join('.')} is not as described (${code})`,
    );
  });
  return [...unknown.map((name) => `request: query.${plainName(name)} is not in the contract`), ...new Set(wrong)];
}

/** The name of a field: one that the contract does not have may be a value. */
export const plainName = (name: string): string => (/^[A-Za-z_]\w{0,39}$/.test(name) ? name : '(a name)');
const plainStep = (step: PropertyKey): string => (typeof step === 'number' ? '[]' : plainName(String(step)));

function replyDifferences({ replies, endpoint }: DescribedCall, { status, reply }: SeenCall): string[] {
  if (!(status in replies)) return [`reply: status ${status} is not in the contract`];
  const schema = replies[status];
  if (schema === undefined || reply === undefined) return [];
  const found = differencesOf(reply, schema).filter(({ kind }) => kind !== 'unseen');
  const message = (reply as { message?: unknown } | null)?.message;
  const key = status >= 400 && !isDeclared(endpoint.refusals, status, message) && 'message, by a key of its own';
  return [
    ...found.map((difference) => `reply ${status}: ${differenceText(difference)}`),
    ...(key ? [`reply ${status}: ${key}`] : []),
  ];
}

// Only a key is compared: a sentence is for people, and servers word it as they like.
const isDeclared = (refusals: Record<string, number> = {}, status: number, message: unknown): boolean =>
  typeof message !== 'string' || !/^\w+$/.test(message) || refusals[message] === status;

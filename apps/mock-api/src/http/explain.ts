import type { FastifyRequest } from 'fastify';
import type { Tenant } from '../tenants/tenant';

/** Why a call was refused or failed: the rule, and the facts behind it. */
interface Explanation {
  rule: string;
  facts: Record<string, unknown>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's name of the call. */
    call?: string;
  }
  interface FastifyRequest {
    explanation?: Explanation;
    tenant?: Tenant;
  }
}

/** Whether internal facts are for the caller: an operator of the control room, or the user of a sandbox. */
export const seesInternals = ({ tenant, isOperator }: FastifyRequest): boolean =>
  tenant !== undefined && (isOperator || tenant.isSandbox);

/** The header with the explanation; none when the control room is off, or nothing was refused. */
export function explainHeader(request: FastifyRequest): Record<string, string> {
  const { explanation } = request;
  const { call } = request.routeOptions.config;
  if (!explanation || !call || !seesInternals(request)) return {};
  return { 'mock-explain': inAscii(call, explanation) };
}

const explanations = new WeakMap<Buffer, Explanation>();

/** Explains a reply, as long as it is cached, as it was explained when it was made. */
export function explainAsMade(request: FastifyRequest, json: Buffer): void {
  if (request.explanation) explanations.set(json, request.explanation);
  else request.explanation = explanations.get(json);
}

// Clients accept 8 to 16 KB of headers; a form that a patron sends may be longer.
const maxHeaderLength = 2000;
const maxTextLength = 120;
const maxListLength = 10;

function inAscii(call: string, { rule, facts }: Explanation): string {
  const whole = escaped(JSON.stringify({ call, rule, facts }, shortened));
  return whole.length <= maxHeaderLength
    ? whole
    : escaped(
        JSON.stringify({ call, rule, facts: { omitted: Object.keys(facts).slice(0, maxListLength) } }, shortened),
      );
}

function shortened(_name: string, value: unknown): unknown {
  if (typeof value === 'string' && value.length > maxTextLength) return `${value.slice(0, maxTextLength)}…`;
  if (Array.isArray(value) && value.length > maxListLength)
    return [...value.slice(0, maxListLength), `… ${value.length - maxListLength} more`];
  return value;
}

// Header values are ASCII: other characters are sent as JSON escapes.
const escaped = (json: string): string =>
  json.replace(/[^\x20-\x7e]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

interface Asked {
  headers: IncomingHttpHeaders;
}

/** Which larger work a request is part of, and which step of it: W3C Trace Context. */
interface Trace {
  id: string;
  /** The step that is this request. */
  span: string;
  /** The step that it is a part of, if the caller named it. */
  parent?: string;
  /** Two hexadecimal digits; whether the caller records its steps. */
  flags: string;
}

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');

/** The name that the client or a proxy gave a request, if it is short and plain, or a new one. */
export function requestIdOf({ headers }: Asked): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.:-]{1,64}$/.test(given) ? given : randomUUID();
}

const traces = new WeakMap<Asked, Trace>();

/** The trace that `traceparent` names, or a new one; the same whenever it is asked for. */
export function traceOf(asked: Asked): Trace {
  const known = traces.get(asked);
  if (known) return known;
  const trace = { flags: '00', ...(givenTrace(asked.headers) ?? { id: hex(16) }), span: hex(8) };
  traces.set(asked, trace);
  return trace;
}

// Later versions may say more after the flags. By that standard zeros name nothing.
function givenTrace({ traceparent }: IncomingHttpHeaders): Omit<Trace, 'span'> | undefined {
  const [, version, id = '', parent = '', flags = ''] =
    /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-.*)?$/.exec(String(traceparent)) ?? [];
  const isValid = version !== undefined && version !== 'ff' && /[^0]/.test(id) && /[^0]/.test(parent);
  return isValid ? { id, parent, flags } : undefined;
}

/** The headers that make a call to another server a step of a request's trace. */
export const tracedHeaders = (asked: { id: string; raw: Asked }): Record<string, string> => {
  const { id, span, flags } = traceOf(asked.raw);
  return { 'x-request-id': asked.id, traceparent: `00-${id}-${span}-${flags}` };
};

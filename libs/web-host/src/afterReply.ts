import type { FastifyReply } from 'fastify';
import { finished } from 'node:stream';

type Listener = (error?: Error | null) => void;

const listeners = new WeakMap<object, Listener[]>();

/** Calls back when a reply has been sent, or its client has left (with an error). One listener of the stream serves all. */
export function afterReply({ raw }: Pick<FastifyReply, 'raw'>, listener: Listener): void {
  const known = listeners.get(raw);
  if (known) return void known.push(listener);
  const all = [listener];
  listeners.set(raw, all);
  finished(raw, (error) => {
    listeners.delete(raw);
    for (const each of all) each(error);
  });
}

import { randomUUID } from 'node:crypto';

/** A list of a reply as JSON. Its items were checked against the contract when they were written, not for each reply. */
export class WrittenList<Item> {
  constructor(readonly items: readonly Buffer[]) {}

  slice(start?: number, end?: number): WrittenList<Item> {
    return new WrittenList(this.items.slice(start, end));
  }

  reverse(): WrittenList<Item> {
    return new WrittenList([...this.items].reverse());
  }

  get json(): Buffer {
    const parts = this.items.flatMap((item, at) => (at === 0 ? [item] : [comma, item]));
    return Buffer.concat([opening, ...parts, closing]);
  }

  /** For replies that are not sent as they are, such as broken ones. */
  toJSON(): Item[] {
    return JSON.parse(this.json.toString()) as Item[];
  }
}

const [opening, comma, closing] = ['[', ',', ']'].map((sign) => Buffer.from(sign)) as [Buffer, Buffer, Buffer];

/** What a handler may return: the reply, or its list, which is `data` or all of it, written. */
export type Written<Reply> = Reply extends readonly (infer Item)[]
  ? Reply | WrittenList<Item>
  : Reply extends { data: readonly (infer Item)[] }
    ? Omit<Reply, 'data'> & { data: Reply['data'] | WrittenList<Item> }
    : Reply;

/** The written list of a reply, and the reply with another value in its place. */
function listIn(reply: unknown): [WrittenList<unknown>, (data: unknown) => object] | undefined {
  if (typeof reply !== 'object' || reply === null || !('data' in reply && reply.data instanceof WrittenList))
    return undefined;
  return [reply.data, (other) => ({ ...reply, data: other })];
}

/** Checks a reply, but not the written list in it. */
export function checkedAround(reply: unknown, check: (part: unknown) => unknown): unknown {
  if (reply instanceof WrittenList) return reply;
  const [list, withData] = listIn(reply) ?? [];
  return list && withData ? { ...(check(withData([])) as object), data: list } : check(reply);
}

// No text of a reply contains it.
const place = randomUUID();

/** A reply as JSON. */
export function jsonOf(reply: unknown): Buffer {
  if (reply instanceof WrittenList) return reply.json;
  const [list, withData] = listIn(reply) ?? [];
  if (!list || !withData) return Buffer.from(JSON.stringify(reply));
  const [before = '', after = ''] = JSON.stringify(withData(place)).split(`"${place}"`);
  return Buffer.concat([Buffer.from(before), list.json, Buffer.from(after)]);
}

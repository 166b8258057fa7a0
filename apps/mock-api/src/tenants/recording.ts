import type { RecordedReply } from '@catalogue/api-contract';

/** The replies of a recording may take so many characters in one tenant. */
const largest = 20_000_000;

/** Replies of another server that a tenant gives in place of its own. */
export class Recording {
  readonly #replies = new Map<string, RecordedReply[]>();
  #size = 0;

  /** Adds replies after those that are there; false, and none is added, if they would take too much memory. */
  add(replies: RecordedReply[]): boolean {
    const size = replies.reduce((sum, { body = '', path }) => sum + body.length + path.length, 0);
    if (this.#size + size > largest) return false;
    this.#size += size;
    for (const reply of replies) {
      const key = keyOf(reply.method, reply.path);
      this.#replies.set(key, [...(this.#replies.get(key) ?? []), reply]);
    }
    return true;
  }

  /** The reply to a call: each recorded one once, in order, and the last one again from then on. */
  take(method: string, path: string): RecordedReply | undefined {
    if (this.#replies.size === 0) return undefined;
    const replies = this.#replies.get(keyOf(method, path)) ?? [];
    return replies.length > 1 ? replies.shift() : replies[0];
  }

  clear(): void {
    this.#replies.clear();
    this.#size = 0;
  }
}

// The order of the fields of a query is no matter.
function keyOf(method: string, path: string): string {
  const [address = '', query = ''] = path.split('?');
  const fields = new URLSearchParams(query);
  fields.sort();
  return `${method} ${address.replace(/\/$/, '')} ${fields.toString()}`;
}

import type { RecordedReply } from '@catalogue/api-contract';

/** The replies of a recording may take so many bytes in one tenant, and in all tenants of a server together. */
const largest = 20_000_000;
const maxTotalSize = 200_000_000;
/** What a reply takes besides its body. */
const ofEachReply = 500;

/** What the recordings of all tenants take, in bytes. */
export interface RecordingSpace {
  taken: number;
}

interface KeptReply {
  status: number;
  body?: Buffer | undefined;
}

/** Replies of another server that a tenant gives in place of its own. */
export class Recording {
  readonly #replies = new Map<string, KeptReply[]>();
  #size = 0;

  constructor(private readonly space: RecordingSpace) {}

  /** Adds replies after those that are there; false, and none is added, if they would take too much memory. */
  add(replies: RecordedReply[]): boolean {
    const kept = replies.map(({ method, path, status, body }) => ({
      key: keyOf(method, path),
      reply: { status, body: body === undefined ? undefined : Buffer.from(body) },
    }));
    const size = kept.reduce(
      (sum, { key, reply }) => sum + ofEachReply + 2 * key.length + (reply.body?.length ?? 0),
      0,
    );
    if (this.#size + size > largest || this.space.taken + size > maxTotalSize) return false;
    this.#size += size;
    this.space.taken += size;
    for (const { key, reply } of kept) {
      const known = this.#replies.get(key);
      if (known) known.push(reply);
      else this.#replies.set(key, [reply]);
    }
    return true;
  }

  /** The reply to a call: each recorded one once, in order, and the last one again from then on. */
  take(method: string, path: string): KeptReply | undefined {
    if (this.#replies.size === 0) return undefined;
    const replies = this.#replies.get(keyOf(method, path)) ?? [];
    return replies.length > 1 ? replies.shift() : replies[0];
  }

  clear(): void {
    this.#replies.clear();
    this.space.taken -= this.#size;
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

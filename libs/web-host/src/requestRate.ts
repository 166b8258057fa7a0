import { addressGroup } from '@catalogue/domain';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

// Of one address, or one IPv6 network of 64 bits: 20 reads and 2 writes a second, and bursts of half a minute's. A write
// counts as a read too.
const timeWindow = 30_000;
const limits = { reads: 600, writes: 60 };
type Kind = keyof typeof limits;
const clientOf = ({ ip }: FastifyRequest): string => addressGroup(ip);
// Other processes are told each twentieth of a limit: few messages, and each of them lets pass at most that much more.
const toldPart = 20;
// Most replies cost what their size is: made, checked, compressed and sent. A page of twenty titles counts twice.
const bytesOfRead = 32 * 1024;
// What one reply counts at most: who fetches a file goes on afterwards.
const maxOfReply = limits.reads / 4;

/** As how many reads a reply of so many bytes counts, before it is compressed. */
export const readsOf = (bytes: number): number => Math.ceil(bytes / bytesOfRead);
// Addresses that are remembered; those that have not asked for longest are forgotten.
const maxAddresses = 20_000;

/** What a client is told whose request is refused with 429. */
export const tooManyRequests = 'Há pedidos demais deste endereço: tente de novo em alguns instantes.';

/** Whether a request only reads: GET or HEAD. */
export const isRead = ({ method = '' }: { method?: string }): boolean => ['GET', 'HEAD'].includes(method);

/** So many requests of an address have been let pass. */
export interface Passed {
  kind: Kind;
  address: string;
  count: number;
}

/** Other processes that serve the same clients. */
export interface OtherProcesses {
  tell(passed: Passed): void;
  /** Calls back with what the others tell. */
  hear(listener: (passed: Passed) => void): void;
}

/** Counts what addresses ask for. */
export interface RequestCounter {
  /**
   * Counts a request; resolves to the seconds after which the client may ask again, to null if this request is within the
   * limit.
   */
  count(request: FastifyRequest): Promise<number | null>;
  /** Counts the reply to a request that was counted as one read, and has cost so many. */
  countReply(request: FastifyRequest, reads: number): void;
}

/**
 * Prepares the limit of requests per address. Files of the web app are not counted: they cost little, and a page loads many
 * at once. The limit is one for this process and `others`; without them each process counts by itself.
 */
export async function countRequests(app: FastifyInstance, others?: OtherProcesses): Promise<RequestCounter> {
  await app.register(rateLimit, { global: false, cache: maxAddresses });
  const counters = { reads: counterOf('reads', app, others), writes: counterOf('writes', app, others) };
  // One of another version may tell what is not known here.
  others?.hear((passed) => (counters as Partial<typeof counters>)[passed.kind]?.passedElsewhere(passed));
  return {
    async count(request) {
      if (request.routeOptions.url?.startsWith('/assets/')) return null;
      return (isRead(request) ? null : await counters.writes.count(request)) ?? counters.reads.count(request);
    },
    countReply(request, reads) {
      const more = Math.min(reads, maxOfReply) - 1;
      if (more > 0) counters.reads.add(clientOf(request), more);
    },
  };
}

function counterOf(kind: Kind, app: FastifyInstance, others: OtherProcesses | undefined) {
  const max = limits[kind];
  // Besides the requests that were counted here: what others told, and large replies.
  const besides = countsByAddress();
  const untold = countsByAddress();
  const limiter = app.createRateLimit({
    max: (_, address) => max - besides.of(address),
    timeWindow,
    keyGenerator: clientOf,
  });
  const tellLater = (address: string, more: number): void => {
    const count = others ? untold.add(address, more) : 0;
    if (!others || count < max / toldPart) return;
    untold.forget(address);
    others.tell({ kind, address, count });
  };
  return {
    async count(request: FastifyRequest): Promise<number | null> {
      const counted = await limiter(request);
      if (counted.isAllowed) return null;
      const { key: address } = counted;
      if (counted.isExceeded) return Math.max(counted.ttlInSeconds, besides.secondsLeft(address));
      tellLater(address, 1);
      return null;
    },
    add(address: string, more: number): void {
      besides.add(address, more);
      tellLater(address, more);
    },
    passedElsewhere({ address, count }: Passed): void {
      if (count > 0 && count <= max) besides.add(address, count);
    },
  };
}

/** Counts that are forgotten half a minute after they began. */
function countsByAddress() {
  const counts = new LRUCache<string, number>({ max: maxAddresses, ttl: timeWindow, noUpdateTTL: true });
  const of = (address: string): number => counts.get(address) ?? 0;
  return {
    of,
    /** Returns the count with these. */
    add(address: string, more: number): number {
      const count = of(address) + more;
      counts.set(address, count);
      return count;
    },
    secondsLeft: (address: string): number => Math.ceil(counts.getRemainingTTL(address) / 1000),
    forget: (address: string): void => void counts.delete(address),
  };
}

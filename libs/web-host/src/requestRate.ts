import { addressGroup, addressNetwork } from '@catalogue/domain';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { maxKeys, timedCounts, timeWindow } from './timedCounts';

// Of one address, or one IPv6 network of 64 bits: 20 reads, 2 writes and 200 files of the web app a second, and bursts of
// half a minute's. Of the networks of a household or a company (`addressNetwork`) together five times as many.
const limits = { reads: 600, writes: 60, files: 6000 };
const timesOfNetwork = 5;
type Kind = keyof typeof limits;
type CounterName = Kind | `${Kind}OfNetwork`;
const clientOf = ({ ip }: FastifyRequest): string => addressGroup(ip);
const networkOf = (request: FastifyRequest): string => addressNetwork(clientOf(request));
// Other processes are told each twentieth of a limit: few messages. What comes before one arrives passes besides:
// in one burst, up to a whole limit of each process.
const toldPart = 20;
// Replies cost what their size is: made, checked, compressed and sent. A thousand titles count as sixteen reads.
const bytesOfRead = 128 * 1024;
// What one reply counts at most: who fetches a file goes on afterwards.
const maxOfReply = limits.reads / 4;

/** As how many reads a reply of so many bytes counts, before it is compressed. */
export const readsOf = (bytes: number): number => Math.ceil(bytes / bytesOfRead);

/** What a client is told whose request is refused with 429. */
export const tooManyRequests = 'Há pedidos demais deste endereço: tente de novo em alguns instantes.';

/** Whether a request only reads: GET or HEAD. */
export const isRead = ({ method = '' }: { method?: string }): boolean => ['GET', 'HEAD'].includes(method);

/** So many requests of an address, or of a network, have been let pass. */
export interface Passed {
  kind: CounterName;
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
  /** Counts work that costs as much as so many reads, in the same way as `count`. */
  take(request: FastifyRequest, reads: number): Promise<number | null>;
}

/**
 * Prepares the limit of requests per address. Files of the web app have their own: they cost little, and a page loads many
 * at once. The limit is one for this process and `others`; without them each process counts by itself.
 */
export async function countRequests(app: FastifyInstance, others?: OtherProcesses): Promise<RequestCounter> {
  await app.register(rateLimit, { global: false, cache: maxKeys });
  const counters: Partial<Record<CounterName, Counter>> = {};
  const addCounter = (name: CounterName, options: CounterOptions) =>
    (counters[name] = counterOf(name, app, others, options));
  const countersOf = (kind: Kind): Counters => {
    const max = limits[kind];
    return {
      own: addCounter(kind, { max, keyOf: clientOf }),
      network: addCounter(`${kind}OfNetwork`, { max: max * timesOfNetwork, keyOf: networkOf }),
    };
  };
  const [reads, writes, files] = [countersOf('reads'), countersOf('writes'), countersOf('files')];
  // One of another version may tell what is not known here.
  others?.hear((passed) => counters[passed.kind]?.passedElsewhere(passed));
  // An IPv4 address is its own network.
  const hasNetwork = (request: FastifyRequest): boolean => networkOf(request) !== clientOf(request);
  const countReply = (request: FastifyRequest, cost: number): void => {
    const more = Math.min(cost, maxOfReply) - 1;
    if (more <= 0) return;
    reads.own.add(clientOf(request), more);
    if (hasNetwork(request)) reads.network.add(networkOf(request), more);
  };
  const count = async (request: FastifyRequest, { own, network }: Counters): Promise<number | null> => {
    const seconds = await own.count(request);
    return seconds === null && hasNetwork(request) ? network.count(request) : seconds;
  };
  return {
    async count(request) {
      return count(request, isFile(request) ? files : isRead(request) ? reads : writes);
    },
    countReply,
    async take(request, cost) {
      const seconds = await count(request, reads);
      if (seconds === null) countReply(request, cost);
      return seconds;
    },
  };
}

/** Whether a request is for a file of the web app, which no other has under its name. */
export const isFile = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean =>
  routeOptions.url?.startsWith('/assets/') ?? false;

interface CounterOptions {
  /** How many in half a minute. */
  max: number;
  /** Whose they are. */
  keyOf(request: FastifyRequest): string;
}
type Counter = ReturnType<typeof counterOf>;

/** Of each address, and of each network. */
interface Counters {
  own: Counter;
  network: Counter;
}

function counterOf(
  kind: CounterName,
  app: FastifyInstance,
  others: OtherProcesses | undefined,
  { max, keyOf }: CounterOptions,
) {
  // Besides the requests that were counted here: what others told, and large replies.
  const besides = timedCounts();
  const untold = timedCounts();
  const limiter = app.createRateLimit({
    max: (_, address) => max - besides.of(address),
    timeWindow,
    keyGenerator: keyOf,
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

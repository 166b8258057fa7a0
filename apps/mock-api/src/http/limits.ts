import { addressGroup, addressNetwork } from '@catalogue/domain';
import { limitConnections } from '@catalogue/web-host/connections';
import { isMonitorPath } from '@catalogue/web-host/monitoring';
import { placesPerKey } from '@catalogue/web-host/placesPerKey';
import { countRequests, isFile, readsOf, tooManyRequests, type OtherProcesses } from '@catalogue/web-host/requestRate';
import { afterReply } from '@catalogue/web-host/afterReply';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../env';
import { isLimited } from '../exposure';
import type { Peers } from '../tenants/peers';
import { isOwnCall } from './ownCalls';
import { Refusal } from './errors';
import { workOnCallsInTurn } from './workInTurn';

/**
 * Limits connections, which each process counts by itself, and how often one address may ask, which servers on one
 * database count together.
 */
export async function limitRequests(app: FastifyInstance, settings: Settings, peers?: Peers): Promise<void> {
  const { RATE_LIMIT, TRUSTED_PROXIES } = settings;
  limitConnections(app.server, { isLimited: (ip) => isLimited(ip, settings), trustedProxies: TRUSTED_PROXIES });
  if (RATE_LIMIT === 'off') return void app.decorate('takeReads', async () => undefined);
  const counter = await countRequests(app, peers && othersOf(peers));
  const isCounted = (request: FastifyRequest): boolean =>
    isLimited(request.ip, settings) && !isMonitorPath(request.routeOptions.url) && !isOwnCall(request);
  app.addHook('onRequest', async (request) => {
    if (!isCounted(request)) return;
    const retryAfter = await counter.count(request);
    if (retryAfter !== null) throw new Refusal(429, tooManyRequests, { retryAfter });
  });
  app.decorate('takeReads', async (request, reads) => {
    const retryAfter = isCounted(request) ? await counter.take(request, reads) : null;
    if (retryAfter !== null) throw new Refusal(429, tooManyRequests, { retryAfter });
  });
  app.addHook('onSend', async (request, _, payload) => {
    if (isCounted(request)) counter.countReply(request, request.readsMade ?? readsOf(sizeOf(payload)));
  });
}

const recordsOfRead = 25;

/** As how many reads it counts that so many records are read. */
export const readsOfRecords = (records: number): number => Math.ceil(records / recordsOfRead);

declare module 'fastify' {
  interface FastifyRequest {
    /** As how many reads the reply counts, where that does not follow from what is sent. */
    readsMade?: number;
  }
  interface FastifyInstance {
    /** Counts work for a request that costs as much as so many reads; refuses it with 429 where its address has none left. */
    takeReads(request: FastifyRequest, reads: number): Promise<void>;
  }
}

// Of a stream nothing is known: files are read from the disk as they are.
const sizeOf = (payload: unknown): number =>
  typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0;

const othersOf = (peers: Peers): OtherProcesses => ({
  // Those who do not hear it let a little more pass.
  tell: (passed) => void peers.tell({ passed }).catch(() => undefined),
  hear: (listener) => peers.listen({ message: ({ passed }) => passed && listener(passed) }),
});

// Twenty times as many as there are connections to the database; above them only the first calls of each network.
const maxConcurrent = 200;
const firstOfNetwork = 3;
const maxWithFirst = 1000;
// Of one address: as many as one browser sends at once. The database has connections left for others.
const maxConcurrentPerAddress = 6;
const maxWaitingPerAddress = 200;
// Of the calls that its pages make.
const maxOwnPerAddress = 3;
// Made, and not read to its end: each keeps what compresses it.
const maxUnreadPerAddress = 40;

interface UnderWay {
  leave(): void;
  network: string;
  isOwn: boolean;
  isWorking: boolean;
  hasLeft: boolean;
}

/**
 * Refuses at once what would have to wait for too many others: nobody waits so long, and answers that come too late keep
 * the server from those that do not. What one address asks for waits for itself first, so that others need not.
 * What is worked on keeps its place when its client leaves: the database works on. The returned function makes a handler
 * keep it that is no route's.
 */
export function limitUnderWay(app: FastifyInstance, settings: Settings) {
  workOnCallsInTurn(app, settings);
  const places = new WeakMap<FastifyRequest, UnderWay>();
  const count = new Set<UnderWay>();
  const placeOf = placesPerKey(maxConcurrentPerAddress, maxWaitingPerAddress);
  // Their page has a place already: these must not wait for pages.
  const placeOfOwn = placesPerKey(maxOwnPerAddress, maxWaitingPerAddress);
  const placeToSend = placesPerKey(maxUnreadPerAddress, Infinity);
  const isFirst = (network: string): boolean =>
    count.size < maxWithFirst && [...count].filter((call) => call.network === network).length < firstOfNetwork;
  const take = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { url } = request.routeOptions;
    // A monitor must always hear, and files cost little: a page loads many at once.
    if (places.has(request) || isMonitorPath(url) || isFile(request)) return;
    const isOwn = isOwnCall(request);
    const isCounted = isLimited(request.ip, settings) && url !== streamed;
    const place = isCounted ? (isOwn ? placeOfOwn : placeOf)(addressGroup(request.ip)) : undefined;
    const network = addressNetwork(addressGroup(request.ip));
    const call: UnderWay = {
      network,
      isOwn,
      isWorking: false,
      hasLeft: false,
      leave: () => {
        place?.leave();
        count.delete(call);
      },
    };
    places.set(request, call);
    afterReply(reply, () => {
      call.hasLeft = true;
      if (!call.isWorking) call.leave();
    });
    if (place && !(await place.ready)) throw new Refusal(429, tooManyRequests, { retryAfter: 2 });
    if (isOwn) return;
    if (count.size >= maxConcurrent && !isFirst(network))
      throw new Refusal(503, 'O servidor está ocupado: tente de novo em alguns instantes.', { retryAfter: 2 });
    count.add(call);
  };
  const untilDone = <This, Args extends [FastifyRequest, FastifyReply, ...unknown[]], Result>(
    handler: (this: This, ...args: Args) => Result,
  ) =>
    function (this: This, ...args: Args): Result {
      const call = places.get(args[0]);
      const result = handler.apply(this, args);
      if (call && result instanceof Promise) {
        call.isWorking = true;
        const done = () => {
          call.isWorking = false;
          if (call.hasLeft) call.leave();
        };
        result.then(done, done);
      }
      return result;
    };
  app.addHook('onRoute', (route) => {
    route.handler = untilDone(route.handler);
  });
  // From when a request has arrived to when its reply is made: slow clients use up nothing.
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) await take(request, reply);
  });
  app.addHook('preValidation', take);
  app.addHook('preHandler', async (request, reply) => {
    if (places.get(request)?.hasLeft) reply.hijack();
  });
  app.addHook('onSend', async (request, reply) => {
    const call = places.get(request);
    call?.leave();
    if (!call || call.isOwn || !isLimited(request.ip, settings)) return;
    const sending = placeToSend(addressGroup(request.ip));
    afterReply(reply, () => sending.leave());
    await sending.ready;
  });
  return untilDone;
}

// Its replies last as long as somebody listens.
const streamed = '/__mock/log';

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

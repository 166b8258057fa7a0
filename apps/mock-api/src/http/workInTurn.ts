import { addressGroup, addressNetwork } from '@catalogue/domain';
import { inFairTurn } from '@catalogue/web-host/inTurn';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../env';
import { isLimited } from '../exposure';
import { isOwnCall } from './ownCalls';
import { Refusal } from './errors';

// Of one network fewer may wait, so that others find room.
const maxWaiting = 1000;
const maxWaitingOfNetwork = 200;

/**
 * Does work that takes long so many at a time, that of each network in turn. The returned function refuses with 503 while
 * too many wait.
 */
export function workInTurn(max: number, limits: Partial<Parameters<typeof inFairTurn>[0]> = {}) {
  const turn = inFairTurn({ max, maxWaiting, maxWaitingOfKey: maxWaitingOfNetwork, ...limits });
  return async <Result>(address: string, work: () => Promise<Result>): Promise<Result> => {
    const done = await turn(addressNetwork(address), async () => ({ result: await work() }));
    if (!done) throw new Refusal(503, 'O servidor está ocupado: tente de novo em alguns instantes.', { retryAfter: 2 });
    return done.result;
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Works for a call in the turn of its network. */
    inTurnOf<Result>(request: FastifyRequest, work: () => Promise<Result>): Promise<Result>;
  }
}

// Together a few less than there are connections to the database. Networks whose calls take long leave most of them to others.
// For each call that runs for more than a second one more is worked on: the database shares its processors among them.
const callsAtOnce = 7;
const ofCalls = { maxOfKey: 3, leftToOthers: 2, maxOfHeavy: 3, heavyAfter: 5000, moreForOthers: 3 };
const ownCallsAtOnce = 3;
const ofOwnCalls = { maxOfKey: 2, leftToOthers: 1, moreForOthers: 1 };

/** Lets the calls of networks that ask for much wait for their own: those of others are worked on before. */
export function workOnCallsInTurn(app: FastifyInstance, settings: Settings): void {
  const turn = workInTurn(callsAtOnce, ofCalls);
  // A page waits for its own calls, and must not wait for itself.
  const ownTurn = workInTurn(ownCallsAtOnce, ofOwnCalls);
  app.decorate('inTurnOf', (request, work) =>
    isLimited(request.ip, settings) ? (isOwnCall(request) ? ownTurn : turn)(addressGroup(request.ip), work) : work(),
  );
}

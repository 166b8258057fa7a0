import { addressNetwork } from '@catalogue/domain';
import { inFairTurn } from '@catalogue/web-host/inTurn';
import { Refusal } from './errors';

// Of one network fewer may wait, so that others find room.
const maxWaiting = 500;
const maxWaitingOfNetwork = 50;

/**
 * Does work that takes long so many at a time, and that of each network in turn. The returned function refuses with 503
 * while too many wait.
 */
export function workInTurn(maxConcurrent: number) {
  const turn = inFairTurn(maxConcurrent, maxWaiting, maxWaitingOfNetwork);
  return async <Result>(address: string, work: () => Promise<Result>): Promise<Result> => {
    const done = await turn(addressNetwork(address), async () => ({ result: await work() }));
    if (!done) throw new Refusal(503, 'O servidor está ocupado: tente de novo em alguns instantes.', { retryAfter: 2 });
    return done.result;
  };
}

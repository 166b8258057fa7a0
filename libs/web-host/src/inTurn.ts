/**
 * Lets at most so many works run at once, and so many more wait for their turn. The returned function resolves to the
 * result of a work, or to null without starting it.
 */
export function inTurn(maxConcurrent: number, maxWaiting: number) {
  const turn = inFairTurn(maxConcurrent, maxWaiting, maxWaiting);
  return <Result>(work: () => Promise<Result>): Promise<Result | null> => turn('', work);
}

/**
 * `inTurn` for works of several keys: one of each key that waits is begun before a second one of any, so that who asks
 * for much waits for their own. Of each key at most `maxWaitingOfKey` wait.
 */
export function inFairTurn(maxConcurrent: number, maxWaiting: number, maxWaitingOfKey: number) {
  let running = 0;
  let count = 0;
  // In the order in which they are served.
  const waiting = new Map<string, (() => void)[]>();
  const wait = (key: string) =>
    new Promise<void>((goOn) => {
      const own = waiting.get(key);
      if (own) own.push(goOn);
      else waiting.set(key, [goOn]);
      count += 1;
    });
  const next = (): void => {
    const [first] = waiting;
    if (!first) return void (running -= 1);
    const [key, own] = first;
    const goOn = own.shift();
    waiting.delete(key);
    if (own.length > 0) waiting.set(key, own);
    count -= 1;
    goOn?.();
  };
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result | null> => {
    if (running < maxConcurrent) running += 1;
    else if (count < maxWaiting && (waiting.get(key)?.length ?? 0) < maxWaitingOfKey) await wait(key);
    else return null;
    try {
      return await work();
    } finally {
      next();
    }
  };
}

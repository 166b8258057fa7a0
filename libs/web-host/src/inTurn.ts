/**
 * Lets at most so many works run at once, and so many more wait for their turn. The returned function resolves to the
 * result of a work, or to null without starting it.
 */
export function inTurn(maxConcurrent: number, maxWaiting: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result | null> => {
    if (running < maxConcurrent) running += 1;
    else if (waiting.length < maxWaiting) await new Promise<void>((goOn) => void waiting.push(goOn));
    else return null;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

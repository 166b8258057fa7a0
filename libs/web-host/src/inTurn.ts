import { timedCounts } from './timedCounts';

/**
 * Lets at most so many works run at once, and so many more wait for their turn. The returned function resolves to the
 * result of a work, or to null without starting it.
 */
export function inTurn(maxConcurrent: number, maxWaiting: number) {
  const turn = inFairTurn({ max: maxConcurrent, maxWaiting });
  return <Result>(work: () => Promise<Result>): Promise<Result | null> => turn('', work);
}

interface Running {
  /** When it began. */
  since: number;
  isLong: boolean;
}

interface FairTurn {
  /** How many works run at once; of one key at most `maxOfKey`. */
  max: number;
  maxOfKey?: number;
  /** How many wait; of one key at most `maxWaitingOfKey`. */
  maxWaiting: number;
  maxWaitingOfKey?: number;
  /** How many places are left to keys of which nothing runs. */
  leftToOthers?: number;
  /** How many works run of all the keys whose works have lately taken longer than `heavyAfter`. */
  maxOfHeavy?: number;
  /** Milliseconds in half a minute. */
  heavyAfter?: number;
  /** How many more works run while as many have taken longer than `longAfter`: those of other keys do not wait for them. */
  moreForOthers?: number;
  /** Milliseconds. */
  longAfter?: number;
  /** The time in milliseconds. Only tests change it. */
  now?: () => number;
}

/**
 * `inTurn` for works of several keys: of those that wait, one of the key that has the fewest running is begun, and of
 * several such keys the one that was served least recently, so that who asks for much waits for their own.
 */
export function inFairTurn({
  max,
  maxOfKey = max,
  maxWaiting,
  maxWaitingOfKey = maxWaiting,
  leftToOthers = 0,
  maxOfHeavy = max,
  heavyAfter = Infinity,
  moreForOthers = 0,
  longAfter = 1000,
  now = () => performance.now(),
}: FairTurn) {
  const running = new Map<string, Set<Running>>();
  /** How long those took that have ended. */
  const taken = timedCounts();
  let ofAll = 0;
  let long = 0;
  let count = 0;
  // In the order in which they are served.
  const waiting = new Map<string, (() => void)[]>();
  const runningOf = (key: string): number => running.get(key)?.size ?? 0;

  const isHeavy = (key: string): boolean => {
    if (heavyAfter === Infinity) return false;
    const until = now();
    const underWay = [...(running.get(key) ?? [])].reduce((sum, { since }) => sum + until - since, 0);
    return taken.of(key) + underWay > heavyAfter;
  };
  const runningOfHeavy = (): number =>
    [...running.keys()].filter(isHeavy).reduce((sum, key) => sum + runningOf(key), 0);
  const isOther = (key: string): boolean =>
    ![...(running.get(key) ?? [])].some(({ isLong }) => isLong) && !isHeavy(key);
  const mayBegin = (key: string): boolean => {
    const own = runningOf(key);
    const places = long > 0 && isOther(key) ? max + Math.min(long, moreForOthers) : max;
    return (
      ofAll < (own > 0 ? places - leftToOthers : places) &&
      own < maxOfKey &&
      (maxOfHeavy === max || !isHeavy(key) || runningOfHeavy() < maxOfHeavy)
    );
  };

  function begin(key: string): () => void {
    const work: Running = { since: now(), isLong: false };
    const becomesLong = () => {
      work.isLong = true;
      long += 1;
      beginNext();
    };
    const timer = moreForOthers > 0 ? setTimeout(becomesLong, longAfter).unref() : undefined;
    const own = running.get(key) ?? new Set();
    running.set(key, own.add(work));
    ofAll += 1;
    return () => {
      clearTimeout(timer);
      if (work.isLong) long -= 1;
      own.delete(work);
      if (own.size === 0) running.delete(key);
      ofAll -= 1;
      taken.add(key, now() - work.since);
    };
  }

  function beginNext(): void {
    for (;;) {
      let first: string | undefined;
      for (const key of waiting.keys())
        if (mayBegin(key) && (first === undefined || runningOf(key) < runningOf(first))) first = key;
      const own = first === undefined ? undefined : waiting.get(first);
      if (first === undefined || !own) return;
      const goOn = own.shift();
      waiting.delete(first);
      if (own.length > 0) waiting.set(first, own);
      count -= 1;
      goOn?.();
    }
  }

  /** Resolves to what ends one's turn, or to null. */
  function waitForTurn(key: string): Promise<() => void> | null {
    const own = waiting.get(key) ?? [];
    if (count >= maxWaiting || own.length >= maxWaitingOfKey) return null;
    waiting.set(key, own);
    count += 1;
    return new Promise((resolve) => own.push(() => resolve(begin(key))));
  }

  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result | null> => {
    const end = mayBegin(key) ? begin(key) : await waitForTurn(key);
    if (!end) return null;
    try {
      return await work();
    } finally {
      end();
      beginNext();
    }
  };
}

import { useRef, useState } from 'react';

/** For a task after which the page is left: it stays busy until then. */
export const untilLeft = () => new Promise<never>(() => undefined);

/**
 * Runs one task at a time: what is asked for meanwhile is dropped, also before React has rendered the first. Several
 * tasks that exclude each other may have names.
 */
export function useOneAtATime<Name extends string>() {
  const isUnderWay = useRef(false);
  const [underWay, setUnderWay] = useState<{ name?: Name } | null>(null);

  /** Begins at once, within the event that asks for it. Returns undefined for a task that was dropped. */
  async function run<Result>(task: () => PromiseLike<Result>, name?: Name): Promise<Result | undefined> {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setUnderWay({ name });
    try {
      return await task();
    } finally {
      isUnderWay.current = false;
      setUnderWay(null);
    }
  }
  return { run, isBusy: underWay !== null, busyWith: underWay?.name };
}
export type OneAtATime = Pick<ReturnType<typeof useOneAtATime>, 'run' | 'isBusy'>;

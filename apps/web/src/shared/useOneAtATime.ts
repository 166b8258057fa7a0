import { useRef, useState } from 'react';

/** Runs one task at a time: what is asked for meanwhile is dropped, also before React has rendered the first. */
export function useOneAtATime() {
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);

  /** Returns undefined for a task that was dropped. */
  async function run<Result>(task: () => PromiseLike<Result>): Promise<Result | undefined> {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setBusy(true);
    try {
      return await task();
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }
  return { run, isBusy };
}

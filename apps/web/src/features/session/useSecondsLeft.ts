import { useEffect, useState } from 'react';

// A longer timer would fire at once.
const maxTimer = 2 ** 31 - 1;

/** Seconds until `end`, updated every second, from the last `from` on; null before that, and without an end. */
export function useSecondsLeft(end: number | null, from: number): number | null {
  const [now, setNow] = useState(() => Date.now());
  const left = end === null ? null : Math.ceil((end - now) / 1000);
  const isNear = left !== null && left <= from;
  const isOver = left !== null && left <= 0;
  useEffect(() => {
    if (end === null || isOver) return;
    const wait = isNear ? 1000 : Math.min(Math.max(end - from * 1000 - Date.now(), 0), maxTimer);
    const timer = setTimeout(() => setNow(Date.now()), wait);
    return () => clearTimeout(timer);
  }, [end, from, isNear, isOver, now]);
  return isNear ? left : null;
}

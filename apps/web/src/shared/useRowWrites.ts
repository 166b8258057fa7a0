import { useRef, useState } from 'react';

interface Written<Outcome> {
  /** By key. */
  outcomes?: Record<string, Outcome>;
  /** Called once the rows show their outcomes. */
  report?: () => void;
}

/**
 * Writes to the rows of a list: which rows are being written, the outcome of each by its key, and each row as it was
 * before its first write on this screen, so that it can keep its place.
 */
export function useRowWrites<Row, Outcome>(keyOf: (row: Row) => string) {
  // What is under way is also known before React has rendered it; by key, with what is to be written after it.
  const underWay = useRef(new Map<string, (() => Promise<void>) | null>());
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({});
  const [before, setBefore] = useState<Readonly<Record<string, Row>>>({});

  /** Sends the rows that are not being written yet. */
  async function write(asked: readonly Row[], send: (rows: readonly Row[]) => Promise<Written<Outcome>>) {
    const rows = asked.filter((row) => !underWay.current.has(keyOf(row)));
    if (rows.length === 0) return;
    const keys = rows.map(keyOf);
    for (const key of keys) underWay.current.set(key, null);
    setBusy((others) => [...others, ...keys]);
    setBefore((known) => ({ ...Object.fromEntries(rows.map((row) => [keyOf(row), row])), ...known }));
    const written = await send(rows);
    const next = keys.map((key) => underWay.current.get(key));
    for (const key of keys) underWay.current.delete(key);
    setBusy((now) => now.filter((key) => !keys.includes(key)));
    setOutcomes((known) => ({ ...known, ...written.outcomes }));
    written.report?.();
    await Promise.all(next.map((writeNext) => writeNext?.()));
  }
  /** Sends a row; while an earlier write of it is under way, the newest one waits for that, and takes the place of others. */
  async function writeNewest(row: Row, send: () => Promise<Written<Outcome>>) {
    const key = keyOf(row);
    if (underWay.current.has(key)) underWay.current.set(key, () => writeNewest(row, send));
    else await write([row], send);
  }
  return {
    write,
    writeNewest,
    outcomes,
    isBusy: busy.length > 0,
    isWriting: (row: Row) => busy.includes(keyOf(row)),
    /** The row as it was before its first write. */
    original: (row: Row): Row => before[keyOf(row)] ?? row,
    /** Written rows take the place that they have now. */
    resetPlaces: () => setBefore({}),
    forget: (keys: readonly string[]) =>
      setOutcomes((known) => Object.fromEntries(Object.entries(known).filter(([key]) => !keys.includes(key)))),
  };
}

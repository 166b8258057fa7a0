import { setTimeout as pause } from 'node:timers/promises';

/** What became of a call. */
export interface Sample {
  kind: string;
  /** When it was due, in seconds since the load began. */
  due: number;
  /** From when it was due to its whole reply. */
  milliseconds: number;
  failure: string | undefined;
}

export interface Call {
  kind: string;
  /** Returns why it failed; undefined if it succeeded. */
  send(): Promise<string | undefined>;
}

interface Load {
  perSecond: number;
  seconds: number;
  next(): Call;
}

// More calls under way than this, and the server has been left behind.
const maxConcurrent = 2000;
const tooMany = `${maxConcurrent} calls without a reply: the load ended`;

/**
 * Calls begin when they are due, however long earlier ones take, as those of independent readers do. A generator that waits
 * for replies before it sends more, such as autocannon, slows down with the server and leaves out its worst moments.
 */
export async function openLoop({ perSecond, seconds, next }: Load, onSample: (sample: Sample) => void): Promise<void> {
  const began = performance.now();
  const underWay = new Set<Promise<void>>();
  for (let count = 0; count < perSecond * seconds; count += 1) {
    const due = began + (count * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await pause(early);
    if (underWay.size >= maxConcurrent) {
      onSample({ kind: 'load', due: (due - began) / 1000, milliseconds: 0, failure: tooMany });
      break;
    }
    const { kind, send } = next();
    const done = send()
      .catch((error: unknown) => String(error))
      .then((failure) => onSample({ kind, due: (due - began) / 1000, milliseconds: performance.now() - due, failure }))
      .finally(() => underWay.delete(done));
    underWay.add(done);
  }
  await Promise.all(underWay);
}

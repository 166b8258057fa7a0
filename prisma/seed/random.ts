/** A sequence of choices that is always the same for the same seed. */
export interface Random {
  /** A whole number from 0 up to, but not including, `below`. */
  int(below: number): number;
  between(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
}

// FNV-1a, then mulberry32: small, well spread, and the same on every machine.
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
};

export function randomOf(...seed: (string | number)[]): Random {
  let state = hash(seed.join('/'));
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  next();
  const int = (below: number): number => Math.floor(next() * below);
  return {
    int,
    between: (from, to) => from + int(to - from + 1),
    chance: (probability) => next() < probability,
    pick: (list) => {
      const chosen = list[int(list.length)];
      if (chosen === undefined) throw new Error('Nothing to choose from.');
      return chosen;
    },
  };
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/**
 * The numbers 0 … size-1 in a scattered order, each once per round, so that combinations are mixed and never repeat in
 * a round.
 */
export function scatter(ordinal: number, size: number): number {
  let step = Math.max(1, Math.floor(size * 0.6180339887));
  while (gcd(step, size) !== 1) step += 1;
  return ((ordinal % size) * step) % size;
}

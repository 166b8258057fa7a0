interface Spine {
  x: number;
  y: number;
  width: number;
  height: number;
  opacity: number;
  leans: boolean;
  hasLabel: boolean;
  hasBands: boolean;
}

/** Park and Miller's generator: the same seed gives the same shelf. */
function chances(seed: number) {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

/** The spines of a shelf from left to right; the one at `missing` is left out and its neighbour leans into the gap. */
export function drawShelf(options: { books: number; missing?: number; height: number; seed: number }) {
  const { books, missing = -1, height, seed } = options;
  const chance = chances(seed);
  const spines: Spine[] = [];
  let x = 0;
  for (let place = 0; place < books; place++) {
    const width = 10 + Math.round(chance() * 12);
    const tall = Math.round(height * (0.58 + chance() * 0.4));
    const opacity = Math.round((0.16 + chance() * 0.5) * 100) / 100;
    const hasLabel = chance() > 0.35;
    const hasBands = chance() > 0.5;
    if (place === missing) {
      x += width + 10;
      continue;
    }
    const leans = missing >= 0 && place === missing + 1;
    spines.push({ x, y: height - tall, width, height: tall, opacity, leans, hasLabel, hasBands });
    x += width + 2;
  }
  return { width: x, spines };
}

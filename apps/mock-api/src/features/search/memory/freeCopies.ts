import type { Segment } from './segment';

/** Which titles can be taken home now, and where: pairs sorted by title. */
export interface FreeCopies {
  titles: Int32Array;
  libraries: Int32Array;
  /** The names of all libraries, by code. */
  names: ReadonlyMap<string, string>;
}

/** The libraries of each title of a segment: those from `starts[title]` to `starts[title + 1]`. */
export interface FreeLibraries {
  starts: Uint32Array;
  libraries: Int32Array;
}

const known = new WeakMap<FreeCopies, WeakMap<Segment, FreeLibraries>>();

/** Of each segment worked out once, at the first search after a change. */
export function freeLibrariesOf(segment: Segment, free: FreeCopies): FreeLibraries {
  const ofSegments = known.get(free) ?? new WeakMap<Segment, FreeLibraries>();
  known.set(free, ofSegments);
  const found = ofSegments.get(segment) ?? placeFree(segment, free);
  ofSegments.set(segment, found);
  return found;
}

function placeFree(segment: Segment, { titles, libraries }: FreeCopies): FreeLibraries {
  const { codes, size } = segment;
  const starts = new Uint32Array(size + 1);
  const kept = new Int32Array(titles.length);
  let next = 0;
  // Both are in the order of the codes.
  for (let title = 0, pair = 0; title < size; title += 1) {
    const code = codes[title] as number;
    while (pair < titles.length && (titles[pair] as number) < code) pair += 1;
    for (; pair < titles.length && titles[pair] === code; pair += 1) {
      kept[next] = libraries[pair] as number;
      next += 1;
    }
    starts[title + 1] = next;
  }
  return { starts, libraries: kept };
}

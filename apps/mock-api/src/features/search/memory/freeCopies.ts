import { titleOf } from './match';
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

export function freeLibrariesOf(segment: Segment, { titles, libraries }: FreeCopies): FreeLibraries {
  const starts = new Uint32Array(segment.size + 1);
  const kept = new Int32Array(titles.length);
  const found = Int32Array.from(titles, (code) => titleOf(segment, code));
  let next = 0;
  found.forEach((title, pair) => {
    if (title < 0) return;
    kept[next] = libraries[pair] as number;
    next += 1;
    starts[title + 1] = (starts[title + 1] as number) + 1;
  });
  for (let title = 0; title < segment.size; title += 1)
    starts[title + 1] = (starts[title + 1] as number) + (starts[title] as number);
  return { starts, libraries: kept };
}

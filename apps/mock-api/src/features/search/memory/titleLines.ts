import { GrowingColumn } from './columns';
import type { Segment } from './segment';

/** Where the lines of some texts begin: those of a title are the lines from `ofTitle[title]` to `ofTitle[title + 1]`. */
export interface Lines {
  starts: Uint32Array;
  ofTitle: Uint32Array;
}

/** The lines of the titles themselves, and of their other forms. */
export interface LinesOfTitles {
  own: Lines;
  others: Lines;
}

const newline = 0x0a;
const known = new WeakMap<Segment, LinesOfTitles>();

/** Found once for each segment: to look for them in each search takes most of the time of one that finds many titles. */
export function linesOf(segment: Segment): LinesOfTitles {
  const { titleForms, titleFormStarts, otherForms, otherFormStarts } = segment;
  const lines = known.get(segment) ?? {
    own: linesIn(titleForms, titleFormStarts),
    others: linesIn(otherForms, otherFormStarts),
  };
  known.set(segment, lines);
  return lines;
}

function linesIn(texts: Uint8Array, titleStarts: Uint32Array): Lines {
  const starts = new GrowingColumn(Uint32Array);
  const ofTitle = new Uint32Array(titleStarts.length);
  for (let title = 0; title + 1 < titleStarts.length; title += 1) {
    // A line break is at both ends.
    const last = (titleStarts[title + 1] as number) - 1;
    for (let at = titleStarts[title] as number; at < last; at += 1) if (texts[at] === newline) starts.push(at + 1);
    ofTitle[title + 1] = starts.length;
  }
  return { starts: starts.finished(), ofTitle };
}

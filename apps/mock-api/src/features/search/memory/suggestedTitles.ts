import type { SuggestedTitles, Typed } from '../suggest.store';
import { titleOf } from './match';
import { shownField, type Segment } from './segment';
import { linesOf, LineStart } from './titleLines';
import { TitleSet } from './titleSet';
import { textsWith } from './wordIndex';

interface Asked extends Omit<SuggestedTitles, 'names'> {
  /** cod_acervo of the titles with headings that have the words. */
  withNames: readonly number[];
  /** Whether all words may be in different fields: not where all but the last are in every text. */
  mayBeSpread: boolean;
}

interface Candidate {
  segment: Segment;
  title: number;
  begins: boolean;
}

/** As `findSuggestedTitles` of PostgreSQL finds them: cod_acervo, of the titles in these sets. */
export function suggestedTitles(sets: readonly [Segment, TitleSet][], typed: Typed, asked: Asked): number[] {
  const start = new LineStart(Buffer.from(typed.key));
  const best: Candidate[] = [];
  for (const [segment, set] of sets)
    for (const title of candidates(segment, typed, asked).intersect(set).titles()) {
      const last = best.length === asked.limit ? best.at(-1) : undefined;
      // What is behind the last in any case is not looked at.
      if (last?.begins && demandOf({ segment, title }) < demandOf(last)) continue;
      const candidate = { segment, title, begins: begins(segment, title, start) };
      if (last && compare(candidate, last) > 0) continue;
      if (last) best.pop();
      const place = best.findIndex((other) => compare(candidate, other) < 0);
      best.splice(place < 0 ? best.length : place, 0, candidate);
    }
  return best.map(({ segment, title }) => segment.codes[title] as number);
}

function candidates(segment: Segment, { words }: Typed, { among, withNames, mayBeSpread }: Asked): TitleSet {
  const having = (fields: number) => textsWith(segment.shownWords, words, fields, segment.size);
  const found = among === 'names' ? new TitleSet(segment.size) : having(shownField.title);
  for (const code of among === 'title' ? [] : withNames) {
    const title = titleOf(segment, code);
    if (title >= 0) found.add(title);
  }
  return mayBeSpread ? found.unite(having(shownIn[among])) : found;
}

const shownIn = {
  title: shownField.title | shownField.other,
  names: shownField.entry,
  both: shownField.title | shownField.other | shownField.entry,
};

const demandOf = ({ segment, title }: Pick<Candidate, 'segment' | 'title'>): number => segment.demands[title] as number;

function begins(segment: Segment, title: number, start: LineStart): boolean {
  const lines = linesOf(segment).own;
  for (let line = lines.ofTitle[title] as number; line < (lines.ofTitle[title + 1] as number); line += 1)
    if (start.is(segment.titleForms, lines, line)) return true;
  return false;
}

/** Those that begin with the words, then by demand, by name and by code. */
const compare = (one: Candidate, other: Candidate): number =>
  Number(other.begins) - Number(one.begins) ||
  demandOf(other) - demandOf(one) ||
  Buffer.compare(nameOf(one), nameOf(other)) ||
  (one.segment.codes[one.title] as number) - (other.segment.codes[other.title] as number);

const nameOf = ({ segment: { titleForms, titleFormStarts }, title }: Candidate): Uint8Array =>
  titleForms.subarray(titleFormStarts[title], titleFormStarts[title + 1]);

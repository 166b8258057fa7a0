import type { PrismaClient } from '@catalogue/database/generated/client';
import { ListOrder } from '@catalogue/api-contract';
import { changesOf } from '../../../database';
import { bytesOf } from './bytes';
import type { StoredIndex } from './indexFile';
import { titleOf } from './match';
import { noPlace, placesOfOrder } from './order';
import type { IndexedTitle, Segment } from './segment';
import { SegmentBuilder } from './segmentBuilder';
import { dictionaries, findChanges, readSome, readTitles } from './titles.store';
import { TitleSet } from './titleSet';

/** In the place of a dictionary that has changed since it was read. */
export class Outdated {
  /** While it is read again. */
  reading: Promise<void> | undefined;
}

/** The index after some changes. It is replaced as a whole. */
export interface State extends Omit<StoredIndex, keyof typeof dictionaries> {
  headings: StoredIndex['headings'] | Outdated;
  spellings: StoredIndex['spellings'] | Outdated;
  /** How many changes to the data of titles and copies this server had counted: holds and statistics change neither. */
  count: number;
  /** Titles of `base` that have changed since. */
  outdated: TitleSet;
  /** The changed titles as they are now, by code; deleted ones are null. */
  changed: ReadonlyMap<number, IndexedTitle | null>;
  recent: Segment;
}

/** The bytes that it takes in memory, but for recent changes. */
export const sizeOf = ({
  base,
  headings,
  spellings,
  places,
}: Pick<State, 'base' | 'headings' | 'spellings' | 'places'>): number => bytesOf({ base, headings, spellings, places });

/** The titles take more memory than the index may. */
export class IndexTooLarge extends Error {}

/** The index as it was made, after so many changes. */
export const stateOf = (kept: StoredIndex, count: number): State => ({
  ...kept,
  count,
  outdated: new TitleSet(kept.base.size),
  changed: new Map(),
  recent: new SegmentBuilder().build(),
});

/** At which place each title is in an order that is stored. */
export function placesOf({ places }: State, order: ListOrder): Int32Array | undefined {
  const by = placesOfOrder[order];
  return by && places[by];
}

/** The state with the titles that have changed since; undefined where the index is to be made again. */
export async function withChanges(
  state: State,
  { db, url, maxChanged = 2000 }: { db: PrismaClient; url: string; maxChanged?: number },
): Promise<State | undefined> {
  const { data: count } = await changesOf(db).counts();
  const { codes: listed, isComplete, ...seen } = await findChanges(db, state.seen, maxChanged + 1);
  const isSame = seen.database === state.seen.database && isComplete;
  // With the dictionaries among them: a list that was cut off may name fewer titles than may change.
  if (!isSame || state.changed.size + listed.length > maxChanged) return undefined;
  const codes = listed.filter((code) => code > 0);
  const headings = listed.includes(dictionaries.headings) ? new Outdated() : state.headings;
  const spellings = listed.includes(dictionaries.spellings) ? new Outdated() : state.spellings;
  const known = { ...state, seen, count, headings, spellings };
  if (codes.length === 0) return known;
  const changed = new Map(state.changed);
  for (const code of codes) changed.set(code, null);
  for (const title of await readSome(url, codes)) changed.set(title.cod_acervo, title);
  const outdated = state.outdated.copy();
  for (const title of codes.map((code) => titleOf(state.base, code))) if (title >= 0) outdated.add(title);
  return { ...known, changed, outdated, recent: recentSegment(changed) };
}

/** Reads every title of the database. Throws an IndexTooLarge. */
export function readIndex(url: string, maxBytes: number): Promise<StoredIndex> {
  return readTitles(url, async (reader) => {
    const builder = new SegmentBuilder();
    for await (const title of reader.titles()) {
      builder.add(title);
      if (builder.byteLength > maxBytes) throw new IndexTooLarge();
    }
    const base = builder.build();
    const index = {
      seen: reader.seen,
      base,
      headings: await reader.headings(),
      spellings: await reader.spellings(),
      places: {
        [ListOrder.work]: placesBy(base, await reader.codesBy(ListOrder.work)),
        [ListOrder.reference]: placesBy(base, await reader.codesBy(ListOrder.reference)),
        [ListOrder.author]: placesBy(base, await reader.codesBy(ListOrder.author)),
      },
    };
    if (sizeOf(index) > maxBytes) throw new IndexTooLarge();
    return index;
  });
}

function recentSegment(changed: State['changed']): Segment {
  const builder = new SegmentBuilder();
  for (const [, title] of [...changed].sort(([a], [b]) => a - b)) if (title) builder.add(title);
  return builder.build();
}

function placesBy(segment: Segment, codes: Int32Array): Int32Array {
  const places = new Int32Array(segment.size).fill(noPlace);
  codes.forEach((code, place) => (places[titleOf(segment, code)] = place));
  return places;
}

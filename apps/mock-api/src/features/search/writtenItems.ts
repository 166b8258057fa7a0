import { SearchItem } from '@catalogue/api-contract';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { Counts } from '../../changeCounter';
import { changesOf, primaryOf } from '../../database';
import { WrittenList } from '../../http/writtenList';
import { findItems, type ItemRow } from './searchItems.store';

const maxBytes = 64 * 1024 * 1024;
// What the cache needs for each besides its bytes, about.
const overhead = 200;

/** What titles say in lists, as JSON, of all databases of this server: by the state of a database and the code. */
const written = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length + overhead });

/** A state of a database: with the next write to what items show, the items of the one before are left to be forgotten. */
interface State {
  number: number;
  since: Counts;
}
const states = new WeakMap<PrismaClient, State>();
let lastNumber = 0;

// Besides what is in no group.
const shownGroups = ['loans', 'holds'] as const;

async function stateOf(db: PrismaClient): Promise<State> {
  const changes = changesOf(db);
  const since = await changes.counts();
  const known = states.get(db);
  if (known && changes.isUnchanged(known.since, shownGroups)) return known;
  const state = { number: (lastNumber += 1), since };
  states.set(db, state);
  return state;
}

/**
 * The result items of `findItems`, written: those that were in a list since the last write are not read again. In an index each
 * has the entry under which it stands there.
 */
export async function findWrittenItems(
  db: PrismaClient,
  codes: readonly number[],
  entries?: readonly string[],
): Promise<WrittenList<ItemRow>> {
  const primary = primaryOf(db);
  // Read before the items: a write meanwhile begins another state.
  const { number } = await stateOf(primary);
  changesOf(primary).recordReads(shownGroups);
  const items = codes.map((code) => written.get(`${number} ${code}`));
  const missing = codes.filter((_, at) => items[at] === undefined);
  const found = new Map<number, Buffer>();
  for (const row of missing.length === 0 ? [] : await findItems(db, missing)) {
    const json = Buffer.from(JSON.stringify(z.parse(SearchItem, row)));
    written.set(`${number} ${row.cod_acervo}`, json);
    found.set(Number(row.cod_acervo), json);
  }
  return new WrittenList(
    codes.flatMap((code, at) => {
      const item = items[at] ?? found.get(code);
      return item === undefined ? [] : entries ? withEntry(item, entries[at] ?? '') : item;
    }),
  );
}

/** An item with one more field. */
const withEntry = (item: Buffer, entrada_indice: string): Buffer =>
  Buffer.concat([item.subarray(0, -1), Buffer.from(`,${JSON.stringify({ entrada_indice }).slice(1)}`)]);

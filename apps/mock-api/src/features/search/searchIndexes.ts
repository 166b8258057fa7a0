import type { Prisma, PrismaClient } from '@catalogue/database/generated/client';
import { primaryOf } from '../../database';
import { MemoryIndex, type MemoryIndexOptions } from './memory/memoryIndex';
import { databaseIndex } from './searchHits.store';
import type { SearchIndex } from './searchIndex';
import { findNearWords, type NearWords } from './similarWords.store';

const memoryIndexes = new WeakMap<object, MemoryIndex>();

/** Lets an index in memory answer the searches in this database, as soon as it has been made. */
export function openMemoryIndex(options: Omit<MemoryIndexOptions, 'database'>): MemoryIndex {
  const index = new MemoryIndex({ ...options, database: databaseIndex(options.db) });
  memoryIndexes.set(options.db, index);
  return index;
}

export const memoryIndexOf = (db: object): MemoryIndex | undefined => memoryIndexes.get(primaryOf(db));

/** The index that answers searches in this database. */
export const indexOf = (db: PrismaClient): SearchIndex => memoryIndexOf(db) ?? databaseIndex(db);

/** Similar words of titles; in a transaction PostgreSQL finds them. */
export const findNear = async (
  db: Prisma.TransactionClient,
  words: readonly string[],
  limit: number,
): Promise<NearWords[]> => (await memoryIndexOf(db)?.nearWords(words, limit)) ?? findNearWords(db, words, limit);

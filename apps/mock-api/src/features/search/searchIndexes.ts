import type { PrismaClient } from '@catalogue/database/generated/client';
import { databaseIndex } from './searchHits.store';
import type { SearchIndex } from './searchIndex';

const indexes = new WeakMap<object, SearchIndex>();

/** Lets searches in this database be answered by another index than its own. */
export const setIndex = (db: PrismaClient, index: SearchIndex): void => void indexes.set(db, index);

/** The index that answers searches in this database. */
export const indexOf = (db: PrismaClient): SearchIndex => indexes.get(db) ?? databaseIndex(db);

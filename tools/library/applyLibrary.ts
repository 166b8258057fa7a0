import type { Client } from 'pg';
import { Failure } from '@catalogue/command-kit/failure';
import { storeLibraryData, UnknownCode } from '@catalogue/database/storeLibraryData';
import type { LibraryFile } from './readLibraryFile';

/** Stores what the file says in one transaction, and says what it did. Throws a Failure. */
export async function applyLibrary({ data, errorAt }: LibraryFile, db: Client): Promise<void> {
  try {
    await db.query('BEGIN');
    const changed = await storeLibraryData(db, data);
    await db.query('COMMIT');
    console.log(changed === 0 ? 'Nothing to change.' : `${changed} changed.`);
  } catch (error) {
    if (!(error instanceof UnknownCode)) throw error;
    throw new Failure(errorAt(error.path, error.message));
  }
}

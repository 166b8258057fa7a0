import type { Client } from 'pg';
import { Failure } from '@catalogue/command-kit/failure';
import { storeInstitutionSettings, UnknownCode } from '@catalogue/database/storeInstitutionSettings';
import type { ValidInstitutionFile } from './readInstitutionFile';

/** Stores what the file says in one transaction, and says what it did. Throws a Failure. */
export async function storeInstitutionFile({ data, errorAt }: ValidInstitutionFile, db: Client): Promise<void> {
  try {
    await db.query('BEGIN');
    const changed = await storeInstitutionSettings(db, data);
    await db.query('COMMIT');
    console.log(changed === 0 ? 'Nothing to change.' : `${changed} changed.`);
  } catch (error) {
    if (!(error instanceof UnknownCode)) throw error;
    throw new Failure(errorAt(error.path, error.message));
  }
}

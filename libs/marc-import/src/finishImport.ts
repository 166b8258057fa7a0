import type { ClientBase } from 'pg';
import { lockAuthorities } from '@catalogue/database/authorities';
import { refreshSuggestionWords } from '@catalogue/database/suggestionWords';
import { refreshTitleDemand } from '@catalogue/database/titleDemand';

/** Brings up to date what is derived from all titles. Locked, since two imports that end at once would deadlock on the words. */
export async function updateSuggestionWords(db: ClientBase): Promise<void> {
  await db.query('BEGIN');
  await lockAuthorities(db);
  await refreshSuggestionWords(db);
  await refreshTitleDemand(db);
  await db.query('COMMIT');
}

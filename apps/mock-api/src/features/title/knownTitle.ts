import type { PrismaClient } from '@catalogue/database/generated/client';
import type { Refuse } from '../../http/serve';
import { titleExists } from './title.store';

/** Ends a call about a title that nobody has. */
export async function refuseUnknownTitle(
  db: PrismaClient,
  id: number,
  refuse: Refuse<'Acervo não encontrado.'>,
): Promise<void> {
  if (!(await titleExists(db, id))) refuse('Acervo não encontrado.');
}

import type { PrismaClient } from '@catalogue/database/generated/client';
import type { Refuse } from '../../http/serve';
import { findTitle, titleExists, type FoundTitle } from './title.store';

type RefuseUnknown = Refuse<'Acervo não encontrado.'>;

/** Refuses a call about an unknown title. */
export async function refuseUnknownTitle(db: PrismaClient, id: number, refuse: RefuseUnknown): Promise<void> {
  if (!(await titleExists(db, id))) refuse('Acervo não encontrado.');
}

/** The title of a call; refuses an unknown one. */
export const knownTitle = async (db: PrismaClient, id: number, refuse: RefuseUnknown): Promise<FoundTitle> =>
  (await findTitle(db, id)) ?? refuse('Acervo não encontrado.');

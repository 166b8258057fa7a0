import type { serials } from '@catalogue/api-contract';
import type { PrismaClient } from '@catalogue/database/generated/client';
import type { Handlers } from '../../http/serve';
import { findTitleExtras, titleExists } from '../title/title.store';
import { findKardex, findKardexItem, findKardexOptions, findSummaries } from './serials.store';

const refuseUnknown = async (db: PrismaClient, id: number, refuse: (key: 'Acervo não encontrado.') => never) => {
  if (!(await titleExists(db, id))) refuse('Acervo não encontrado.');
};

export const serialsHandlers: Handlers<typeof serials> = {
  async getKardexPermission({ params, refuse }, { db, settings }) {
    await refuseUnknown(db, params.id, refuse);
    return { permitido: (await findTitleExtras(db, params.id, settings.TIME_ZONE)).kardex };
  },

  async listKardexOptions({ params, refuse }, { db }) {
    await refuseUnknown(db, params.id, refuse);
    return findKardexOptions(db, params.id);
  },

  async listKardex({ params, query, refuse }, { db }) {
    await refuseUnknown(db, params.id, refuse);
    return findKardex(db, params.id, query);
  },

  async getKardexItem({ params, query, refuse }, { db }) {
    await refuseUnknown(db, params.id, refuse);
    return (await findKardexItem(db, params.id, query)) ?? refuse('Fascículo não encontrado.', {}, query);
  },

  async listSummaries({ params, refuse }, { db }) {
    await refuseUnknown(db, params.id, refuse);
    return findSummaries(db, params.id);
  },
};

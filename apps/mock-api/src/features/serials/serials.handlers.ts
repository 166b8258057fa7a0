import type { serials } from '@catalogue/api-contract';
import type { Handlers } from '../../http/serve';
import { findOptionalTabs, refuseUnknownTitle } from '../title/title.public';
import { findKardex, findKardexItem, findKardexOptions, findSummaries } from './serials.store';

export const serialsHandlers: Handlers<typeof serials> = {
  async getKardexPermission({ params, refuse }, { db, settings }) {
    await refuseUnknownTitle(db, params.id, refuse);
    return { permitido: (await findOptionalTabs(db, params.id, settings.TIME_ZONE)).kardex };
  },

  async listKardexOptions({ params, refuse }, { db }) {
    await refuseUnknownTitle(db, params.id, refuse);
    return findKardexOptions(db, params.id);
  },

  async listKardex({ params, query, refuse }, { db }) {
    await refuseUnknownTitle(db, params.id, refuse);
    return findKardex(db, params.id, query);
  },

  async getKardexItem({ params, query, refuse }, { db }) {
    await refuseUnknownTitle(db, params.id, refuse);
    return (await findKardexItem(db, params.id, query)) ?? refuse('Fascículo não encontrado.', { facts: query });
  },

  async listSummaries({ params, refuse }, { db }) {
    await refuseUnknownTitle(db, params.id, refuse);
    return findSummaries(db, params.id);
  },
};

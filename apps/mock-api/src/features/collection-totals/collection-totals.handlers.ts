import type { collectionTotals } from '@catalogue/api-contract';
import type { Handlers } from '../../http/serve';
import { findTotals } from '../title/title.public';

export const collectionTotalsHandlers: Handlers<typeof collectionTotals> = {
  async getCollectionTotals({ query: { dataIni = null, dataFim = null, biblioteca = null } }, { db, settings }) {
    return findTotals(db, { cod_acervo: null, dataIni, dataFim, biblioteca }, settings.TIME_ZONE);
  },
};

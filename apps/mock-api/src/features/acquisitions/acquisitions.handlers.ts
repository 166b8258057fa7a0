import type { acquisitions } from '@catalogue/api-contract';
import type { Handlers } from '../../http/serve';
import { findStatistics, findStatuses, findSuggestions } from './acquisitions.store';

export const acquisitionsHandlers: Handlers<typeof acquisitions> = {
  async listSuggestionStatuses(_, { db }) {
    return findStatuses(db);
  },
  async listSuggestions({ query, patron }, { db, settings }) {
    return findSuggestions(db, patron.cod_pessoa, query, settings.TIME_ZONE);
  },
  async getAcquisitionStatistics({ query }, { db }) {
    return findStatistics(db, query);
  },
};

import { InstitutionData, type site } from '@catalogue/api-contract';
import type { Handlers } from '../../http/serve';
import { findActivities, findGuides, findInstitution } from './site.store';

export const siteHandlers: Handlers<typeof site> = {
  async getInstitution(_, { db }) {
    // The database keeps `p` as JSON: it is read by the contract's own schema.
    return InstitutionData.parse(await findInstitution(db));
  },
  async listActivities(_, { db }) {
    return findActivities(db);
  },
  async listSearchGuides(_, { db }) {
    return findGuides(db, 1);
  },
};

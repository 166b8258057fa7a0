import { InstitutionData, type site } from '@catalogue/api-contract';
import { comingEvents } from '@catalogue/domain';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { logoAddress } from './logo';
import {
  findActivities,
  findActivity,
  findEvents,
  findGeneralInformation,
  findGuides,
  findInstitution,
  findOpeningHours,
  findQuestions,
  findSelfService,
  hasCampus,
} from './site.store';

const eventsOf = async ({ db, clock }: Deps, origem: 'institucional' | 'eventum') =>
  comingEvents(await findEvents(db, origem), clock.now());

// Without configuration there is no kiosk.
const noKiosk = { showAuto: false, codBibAuto: '', authAuto: '', idiomaAuto: '' };

export const siteHandlers: Handlers<typeof site> = {
  async getInstitution(_, { db }) {
    const institution = await findInstitution(db);
    // The database stores `p` as JSON, so the contract's schema parses it.
    return InstitutionData.parse({ ...institution, logo: logoAddress(institution.logo) });
  },
  async listActivities(_, { db }) {
    return findActivities(db);
  },
  async listSearchGuides(_, { db }) {
    return findGuides(db, 1);
  },
  async listFurtherGuides(_, { db }) {
    return findGuides(db, 2);
  },
  async listQuestions(_, { db }) {
    return findQuestions(db);
  },
  async getGeneralInformation(_, { db }) {
    return { texto: (await findGeneralInformation(db)).map(({ texto }) => texto).join('\n\n') };
  },
  async getActivity({ params: { id }, refuse }, { db }) {
    return (await findActivity(db, id)) ?? refuse('Código de atividade não encontrado.', { facts: { id } });
  },
  async getActivityText({ params: { id }, refuse }, { db }) {
    const activity = await findActivity(db, id);
    if (!activity) return refuse('Código de atividade não encontrado.', { facts: { id } });
    return { texto: activity.informativo };
  },
  async listOpeningHours(_, { db, today }) {
    return findOpeningHours(db, today(), null);
  },
  async listOpeningHoursOfCampus({ params: { campus }, refuse }, { db, today }) {
    if (!(await hasCampus(db, campus))) refuse('Campus não encontrado.', { facts: { campus } });
    return findOpeningHours(db, today(), campus);
  },
  async listInstitutionalEvents(_, deps) {
    return eventsOf(deps, 'institucional');
  },
  async listEventumEvents(_, deps) {
    return eventsOf(deps, 'eventum');
  },
  async getSelfService(_, { db }) {
    return (await findSelfService(db)) ?? noKiosk;
  },
  async getAppSettings(_, { db }) {
    const { app_layers_url } = await findInstitution(db);
    return { configurado: app_layers_url !== null, url: app_layers_url };
  },
};

import type { alerts } from '@catalogue/api-contract';
import { preferenceFlaw, testMail } from '@catalogue/domain';
import type { Handlers } from '../../http/serve';
import { mailToAll } from '../../tenants/outbox';
import { findInstitution } from '../site/site.public';
import { deleteAlert, findAlerts, markAsRead } from './alerts.store';
import { calendarHandlers } from './calendar.handlers';
import { choosePreference } from './choosePreference';
import { findMailReader, findPreferences } from './preferences.store';

/** Where a person chooses which notices to get. */
const preferencesPath = '/meupergamum/alertas/preferencias';

export const alertsHandlers: Handlers<typeof alerts> = {
  async listAlerts({ query, patron }, { db, settings, today }) {
    return findAlerts(db, patron, query, { timeZone: settings.TIME_ZONE, today: today() });
  },
  async readAlert({ params: { id }, patron, refuse }, { db, settings, today }) {
    return (
      (await markAsRead(db, patron, id, { timeZone: settings.TIME_ZONE, today: today() })) ??
      refuse('Alerta não encontrado.', { facts: { id } })
    );
  },
  async deleteAlert({ params: { id }, patron, refuse }, { db }) {
    if (!(await deleteAlert(db, patron, id))) refuse('Alerta não encontrado.', { facts: { id } });
  },
  getNoticePreferences: ({ patron }, { db }) => findPreferences(db, patron.cod_pessoa),
  async setNoticePreference({ body, patron: { cod_pessoa, acting }, refuse }, deps) {
    if (acting !== null) refuse('so_a_propria_pessoa', { facts: { cod_pessoa } });
    const flaw = preferenceFlaw(body);
    if (flaw) refuse(flaw, { facts: { ...body } });
    await choosePreference(deps, cod_pessoa, body);
  },
  async sendTestMail({ patron, client, refuse }, deps) {
    const { cod_pessoa, acting } = patron;
    if (acting !== null) refuse('so_a_propria_pessoa', { facts: { cod_pessoa } });
    const reader = await findMailReader(deps.db, cod_pessoa);
    if (!reader?.para) return refuse('sem_email_para_avisos', { facts: { cod_pessoa } });
    const { sigla } = await findInstitution(deps.db);
    const { subject, text } = testMail(reader, { sigla, preferences: deps.tenant.address + preferencesPath });
    if (!(await mailToAll(deps, patron, client, [reader.para], { assunto: subject, texto: text })))
      refuse('MuitasTentativas', { facts: { cod_pessoa } });
  },
  ...calendarHandlers,
};

import type { alerts } from '@catalogue/api-contract';
import { preferenceFlaw } from '@catalogue/domain';
import type { Handlers } from '../../http/serve';
import { deleteAlert, findAlerts, markAsRead } from './alerts.store';
import { calendarHandlers } from './calendar.handlers';
import { findPreferences, storePreference } from './preferences.store';

export const alertsHandlers: Handlers<typeof alerts> = {
  async listAlerts({ query, patron }, { db, settings, today }) {
    return findAlerts(db, patron.cod_pessoa, query, { timeZone: settings.TIME_ZONE, today: today() });
  },
  async readAlert({ params: { id }, patron, refuse }, { db, settings, today }) {
    return (
      (await markAsRead(db, patron.cod_pessoa, id, { timeZone: settings.TIME_ZONE, today: today() })) ??
      refuse('Alerta não encontrado.', { facts: { id } })
    );
  },
  async deleteAlert({ params: { id }, patron, refuse }, { db }) {
    if (!(await deleteAlert(db, patron.cod_pessoa, id))) refuse('Alerta não encontrado.', { facts: { id } });
  },
  getNoticePreferences: ({ patron }, { db }) => findPreferences(db, patron.cod_pessoa),
  async setNoticePreference({ body, patron: { cod_pessoa, acting }, refuse }, { db }) {
    if (acting !== null) refuse('so_a_propria_pessoa', { facts: { cod_pessoa } });
    const flaw = preferenceFlaw(body);
    if (flaw) refuse(flaw, { facts: { ...body } });
    await storePreference(db, cod_pessoa, body);
  },
  ...calendarHandlers,
};

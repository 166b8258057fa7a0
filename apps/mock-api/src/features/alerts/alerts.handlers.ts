import type { alerts } from '@catalogue/api-contract';
import type { Handlers } from '../../http/serve';
import { deleteAlert, findAlerts, markAsRead } from './alerts.store';

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
};

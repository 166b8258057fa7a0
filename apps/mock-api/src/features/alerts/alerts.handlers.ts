import type { alerts } from '@catalogue/api-contract';
import type { Handlers } from '../../http/serve';
import { deleteAlert, findAlerts, markAsRead } from './alerts.store';

export const alertsHandlers: Handlers<typeof alerts> = {
  async listAlerts({ query, patron }, { db, settings }) {
    return findAlerts(db, patron.cod_pessoa, query, settings.TIME_ZONE);
  },
  async readAlert({ params: { id }, patron, refuse }, { db }) {
    return (await markAsRead(db, patron.cod_pessoa, id)) ?? refuse('Alerta não encontrado.', { facts: { id } });
  },
  async deleteAlert({ params: { id }, patron, refuse }, { db }) {
    if (!(await deleteAlert(db, patron.cod_pessoa, id))) refuse('Alerta não encontrado.', { facts: { id } });
  },
};

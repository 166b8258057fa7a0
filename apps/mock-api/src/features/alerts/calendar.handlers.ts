import { randomBytes } from 'node:crypto';
import type { alerts } from '@catalogue/api-contract';
import type { Handlers } from '../../http/serve';
import { deleteAddress, findAddress, storeAddress } from './calendar.store';

type CalendarCalls = Pick<typeof alerts, 'getCalendarAddress' | 'makeCalendarAddress' | 'deleteCalendarAddress'>;

/** The address for calendar programs: only the person makes it or takes it back, since it needs no sign-in. */
export const calendarHandlers: Handlers<CalendarCalls> = {
  async getCalendarAddress({ patron }, { db }) {
    const address = await findAddress(db, patron.cod_pessoa);
    return { criado_em: address?.criado_em.toISOString() ?? null };
  },

  async makeCalendarAddress({ patron: { cod_pessoa, acting }, refuse }, { db, clock }) {
    if (acting !== null) refuse('so_a_propria_pessoa', { facts: { cod_pessoa } });
    // Nobody finds it by trying.
    const chave = randomBytes(24).toString('base64url');
    await storeAddress(db, { cod_pessoa, chave, criado_em: clock.now() });
    return { chave };
  },

  async deleteCalendarAddress({ patron: { cod_pessoa, acting }, refuse }, { db }) {
    if (acting !== null) refuse('so_a_propria_pessoa', { facts: { cod_pessoa } });
    await deleteAddress(db, cod_pessoa);
  },
};

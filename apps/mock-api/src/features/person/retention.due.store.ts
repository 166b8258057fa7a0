import { eraseOptedOutHistory, hasOptedOutHistory } from '@catalogue/database/personHistory';
import { deleteOver, firstOver } from '@catalogue/database/personRetention';
import { queryOf } from '../../personQuery.store';
import { startOfDay, type DailyRule } from '../../tenants/due';
import { dropAttachments } from '../../tenants/outbox';

const events = (deleted: Record<string, number>) => (Object.keys(deleted).length > 0 ? [deleted] : []);

/** LGPD: personal data that serve nothing any more are deleted (art. 15, 16). */
const over: DailyRule = {
  evento: 'dados_vencidos_apagados',
  next: (db, _, timeZone) => firstOver(queryOf(db), timeZone),
  apply: async (tx, day, timeZone) => {
    const deleted = await deleteOver(queryOf(tx), await startOfDay(tx, day, timeZone));
    if (deleted['caixa_saida']) await dropAttachments(tx);
    return events(deleted);
  },
};

/** What was returned since, of those who keep no history. */
const history: DailyRule = {
  evento: 'historico_apagado',
  next: async (db, from) => ((await hasOptedOutHistory(queryOf(db))) ? from : null),
  apply: async (tx) => events(await eraseOptedOutHistory(queryOf(tx))),
};

export const retentionDaily: DailyRule[] = [over, history];

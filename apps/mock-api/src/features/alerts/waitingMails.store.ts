import type { Notice } from '@catalogue/api-contract';
import { isKnownNotice, type NewNotice } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { findOutcomes } from './alerts.store';

type Db = Pick<PrismaClient, '$queryRaw'>;

/** What acts have brought and no mail has told yet, as far as it is still true on a day (ISO); they wait no longer. */
export async function takeWaitingMails(tx: Db, day: { timeZone: string; today: string }): Promise<NewNotice[]> {
  const rows = await tx.$queryRaw<{ cod_pessoa: number; aviso: Omit<Notice, 'desfecho'> }[]>`
    WITH told AS (UPDATE alerta SET mail_waits = NULL WHERE mail_waits RETURNING id, cod_pessoa, aviso)
    SELECT cod_pessoa, aviso FROM told ORDER BY id`;
  const known = rows.filter(({ aviso }) => isKnownNotice(aviso));
  const people = [...new Set(known.map(({ cod_pessoa }) => cod_pessoa))];
  const still: NewNotice[] = [];
  for (const cod_pessoa of people) {
    const own = known.filter((one) => one.cod_pessoa === cod_pessoa).map(({ aviso }) => aviso);
    const outcomeOf = await findOutcomes(tx, cod_pessoa, own, day);
    still.push(...own.filter((aviso) => outcomeOf(aviso) === null).map((aviso) => ({ ...aviso, cod_pessoa })));
  }
  return still;
}

import type { PrismaClient } from '@catalogue/database/generated/client';
import { countUntold } from './untold';

/** What waits in a tenant: mails in its outbox, and changes that no notice has told yet. */
export async function countOutstanding(db: Pick<PrismaClient, '$queryRaw'>): Promise<Record<string, number>> {
  const [row] = await db.$queryRaw<Record<string, number>[]>`
    SELECT (SELECT count(*)::int FROM caixa_saida) AS mails,
           ${countUntold} AS notices`;
  return row ?? {};
}

import type { PrismaClient } from '@catalogue/database/generated/client';

/** What waits in a tenant: mails in its outbox, and changes that no notice has told yet. */
export async function countOutstanding(db: Pick<PrismaClient, '$queryRaw'>): Promise<Record<string, number>> {
  const [row] = await db.$queryRaw<Record<string, number>[]>`
    SELECT (SELECT count(*)::int FROM caixa_saida) AS mails,
           (SELECT count(*)::int FROM reserva WHERE untold)
           + (SELECT count(*)::int FROM solicitacao WHERE untold)
           + (SELECT count(*)::int FROM solicitacao_emprestimo WHERE untold)
           + (SELECT count(*)::int FROM comentario WHERE untold)
           + (SELECT count(*)::int FROM gru WHERE untold)
           + (SELECT count(*)::int FROM emprestimo WHERE untold)
           + (SELECT count(*)::int FROM pesquisa_seguida WHERE untold)
           + (SELECT count(*)::int FROM perfil_novidade WHERE untold) AS notices`;
  return row ?? {};
}

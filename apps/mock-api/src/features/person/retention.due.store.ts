import { Prisma } from '@catalogue/database/generated/client';
import { passwordRules, retentionDays } from '@catalogue/domain';
import { dayOf, type DailyRule } from '../../tenants/due';
import { dropAttachments } from '../../tenants/outbox';

// Tables whose rows are over at a moment. Their names are this file's own.
const ends = {
  caixa_saida: 'data',
  recuperacao_senha: 'tte',
  sessao_externa: 'expires_at',
  token_redireciona: 'expires_at',
  token_renovacao: 'expires_at',
  tentativa: 'at',
  troca_email: 'coalesce(confirmed_at, tte)',
} as const;

// A session goes when neither it nor one that continues it can be renewed.
const idle = Prisma.sql`
  NOT EXISTS (SELECT 1 FROM token_renovacao r JOIN sessao c ON c.id = r.session_id
               WHERE c.id = s.id OR c.root_id = s.id)`;

// A new password is compared with the one in force and those before it.
const spare = Prisma.sql`
  (SELECT id, row_number() OVER (PARTITION BY cod_pessoa ORDER BY id DESC) AS place FROM senha_historico)`;
const keptPasswords = passwordRules.last_pw - 1;

/** LGPD: personal data that serve nothing any more are deleted (art. 15, 16). */
const deleted: DailyRule = {
  evento: 'dados_vencidos_apagados',
  next: async (db, from, timeZone) => {
    const dayAfter = (moment: Prisma.Sql) =>
      Prisma.sql`((min(${moment}) + ${retentionDays} * interval '1 day') AT TIME ZONE ${timeZone})::date + 1`;
    const days = Object.entries(ends).map(
      ([table, moment]) => Prisma.sql`SELECT ${dayAfter(Prisma.raw(moment))} AS day FROM ${Prisma.raw(table)}`,
    );
    return dayOf(
      await db.$queryRaw<{ day: string | null }[]>`
        SELECT to_char(min(day), 'YYYY-MM-DD') AS day FROM (
          ${Prisma.join(days, ' UNION ALL ')}
          UNION ALL SELECT ${dayAfter(Prisma.sql`usada_em`)} FROM sessao s WHERE ${idle}
          UNION ALL SELECT ${from}::date FROM ${spare} AS old WHERE place > ${keptPasswords}) AS due`,
    );
  },
  apply: async (tx, day, timeZone) => {
    const limit = Prisma.sql`(${day}::date + time '00:00') AT TIME ZONE ${timeZone} - ${retentionDays} * interval '1 day'`;
    const apagados: Record<string, number> = {};
    for (const [table, moment] of Object.entries(ends))
      apagados[table] = await tx.$executeRaw`DELETE FROM ${Prisma.raw(table)} WHERE ${Prisma.raw(moment)} <= ${limit}`;
    apagados['sessao'] = await tx.$executeRaw`DELETE FROM sessao s WHERE usada_em <= ${limit} AND ${idle}`;
    apagados['senha_historico'] = await tx.$executeRaw`
      DELETE FROM senha_historico WHERE id IN (SELECT id FROM ${spare} AS old WHERE place > ${keptPasswords})`;
    if (apagados['caixa_saida']) await dropAttachments(tx);
    const counted = Object.fromEntries(Object.entries(apagados).filter(([, count]) => count > 0));
    return Object.keys(counted).length > 0 ? [counted] : [];
  },
};

export const retentionDaily: DailyRule[] = [deleted];

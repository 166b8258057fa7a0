import { passwordRules, retentionDays } from '@catalogue/domain';
import { dayOf, startOfDay, type DailyRule } from '../../tenants/due';
import { dropAttachments } from '../../tenants/outbox';

const dayLength = 24 * 60 * 60_000;
// A new password is compared with the one in force and those before it.
const keptPasswords = passwordRules.last_pw - 1;

/** LGPD: personal data that serve nothing any more are deleted (art. 15, 16). */
const deleted: DailyRule = {
  evento: 'dados_vencidos_apagados',
  next: async (db, from, timeZone) =>
    dayOf(
      await db.$queryRaw<{ day: string | null }[]>`
        SELECT to_char(((min(ended) + ${retentionDays} * interval '1 day') AT TIME ZONE ${timeZone})::date + 1,
                       'YYYY-MM-DD') AS day
          FROM (SELECT min(data) AS ended FROM caixa_saida
                UNION ALL SELECT min(tte) FROM recuperacao_senha
                UNION ALL SELECT min(expires_at) FROM sessao_externa
                UNION ALL SELECT min(expires_at) FROM token_redireciona
                UNION ALL SELECT min(expires_at) FROM token_renovacao
                UNION ALL SELECT min(at) FROM tentativa
                UNION ALL SELECT min(coalesce(confirmed_at, tte)) FROM troca_email
                UNION ALL SELECT min(usada_em) FROM sessao s
                           WHERE NOT EXISTS (SELECT 1 FROM token_renovacao r JOIN sessao c ON c.id = r.session_id
                                              WHERE c.id = s.id OR c.root_id = s.id)
                UNION ALL SELECT ${from}::timestamptz - ${retentionDays + 1} * interval '1 day'
                           WHERE EXISTS (SELECT 1 FROM senha_historico GROUP BY cod_pessoa
                                         HAVING count(*) > ${keptPasswords})) AS over`,
    ),
  apply: async (tx, day, timeZone) => {
    const limit = new Date((await startOfDay(tx, day, timeZone)).getTime() - retentionDays * dayLength);
    const apagados = {
      mails: await tx.$executeRaw`DELETE FROM caixa_saida WHERE data <= ${limit}`,
      codigos: await tx.$executeRaw`DELETE FROM recuperacao_senha WHERE tte <= ${limit}`,
      logins_externos: await tx.$executeRaw`DELETE FROM sessao_externa WHERE expires_at <= ${limit}`,
      tokens_redireciona: await tx.$executeRaw`DELETE FROM token_redireciona WHERE expires_at <= ${limit}`,
      tokens_renovacao: await tx.$executeRaw`DELETE FROM token_renovacao WHERE expires_at <= ${limit}`,
      tentativas: await tx.$executeRaw`DELETE FROM tentativa WHERE at <= ${limit}`,
      trocas_email: await tx.$executeRaw`DELETE FROM troca_email WHERE coalesce(confirmed_at, tte) <= ${limit}`,
      // When neither it nor one that continues it can be renewed.
      sessoes: await tx.$executeRaw`
        DELETE FROM sessao s WHERE usada_em <= ${limit}
           AND NOT EXISTS (SELECT 1 FROM token_renovacao r JOIN sessao c ON c.id = r.session_id
                            WHERE c.id = s.id OR c.root_id = s.id)`,
      senhas: await tx.$executeRaw`
        DELETE FROM senha_historico WHERE id IN (
          SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY cod_pessoa ORDER BY id DESC) AS place
                            FROM senha_historico) AS old WHERE place > ${keptPasswords})`,
    };
    if (apagados.mails > 0) await dropAttachments(tx);
    const counted = Object.fromEntries(Object.entries(apagados).filter(([, count]) => count > 0));
    return Object.keys(counted).length > 0 ? [counted] : [];
  },
};

export const retentionDaily: DailyRule[] = [deleted];

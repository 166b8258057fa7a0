import type { MomentRule } from '../../tenants/due';

/** Codes and tokens that expire: reported when the clock passes their end. */
export const sessionMoments: MomentRule[] = [
  {
    evento: 'codigo_recuperacao_expirado',
    find: (db, from, to) => db.$queryRaw<{ em: Date; login: string }[]>`
      SELECT tte AS em, login FROM recuperacao_senha WHERE used_at IS NULL AND tte > ${from} AND tte <= ${to} ORDER BY tte`,
  },
  {
    evento: 'token_acesso_expirado',
    find: (db, from, to) => db.$queryRaw<{ em: Date; login: string }[]>`
      SELECT r.access_expires_at AS em, s.login FROM token_renovacao r JOIN sessao s ON s.id = r.session_id
       WHERE s.ended_at IS NULL AND r.access_expires_at > ${from} AND r.access_expires_at <= ${to} ORDER BY r.access_expires_at`,
  },
  {
    evento: 'token_renovacao_expirado',
    find: (db, from, to) => db.$queryRaw<{ em: Date; login: string }[]>`
      SELECT r.expires_at AS em, s.login FROM token_renovacao r JOIN sessao s ON s.id = r.session_id
       WHERE r.used_at IS NULL AND s.ended_at IS NULL AND r.expires_at > ${from} AND r.expires_at <= ${to}
       ORDER BY r.expires_at`,
  },
  {
    evento: 'login_externo_expirado',
    find: (db, from, to) => db.$queryRaw<{ em: Date; tipo: string }[]>`
      SELECT expires_at AS em, tipo FROM sessao_externa
       WHERE used_at IS NULL AND expires_at > ${from} AND expires_at <= ${to} ORDER BY expires_at`,
  },
];

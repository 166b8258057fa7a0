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
      SELECT access_expires_at AS em, login FROM token_renovacao
       WHERE revoked_at IS NULL AND access_expires_at > ${from} AND access_expires_at <= ${to} ORDER BY access_expires_at`,
  },
  {
    evento: 'token_renovacao_expirado',
    find: (db, from, to) => db.$queryRaw<{ em: Date; login: string }[]>`
      SELECT expires_at AS em, login FROM token_renovacao
       WHERE used_at IS NULL AND revoked_at IS NULL AND expires_at > ${from} AND expires_at <= ${to} ORDER BY expires_at`,
  },
  {
    evento: 'login_externo_expirado',
    find: (db, from, to) => db.$queryRaw<{ em: Date; tipo: string }[]>`
      SELECT expires_at AS em, tipo FROM sessao_externa
       WHERE used_at IS NULL AND expires_at > ${from} AND expires_at <= ${to} ORDER BY expires_at`,
  },
];

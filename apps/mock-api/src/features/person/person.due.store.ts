import type { MomentRule } from '../../tenants/due';

/** Unused hand-over tokens expire. */
export const personMoments: MomentRule[] = [
  {
    evento: 'token_redireciona_expirado',
    find: (db, from, to) => db.$queryRaw<{ em: Date; cod_pessoa: number; service: string }[]>`
      SELECT expires_at AS em, cod_pessoa, service FROM token_redireciona
       WHERE used_at IS NULL AND expires_at > ${from} AND expires_at <= ${to} ORDER BY expires_at`,
  },
];

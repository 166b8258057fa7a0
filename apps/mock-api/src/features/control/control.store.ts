import type { PrismaClient } from '@catalogue/database/generated/client';

/** Demo people with their first login, in the order of the seed. */
export const findPersonas = (db: PrismaClient) =>
  db.$queryRaw<{ id: string; login: string; shows: string }[]>`
    SELECT p.persona_id AS id, l.login, p.persona_shows AS shows
      FROM pessoa p
      JOIN LATERAL (SELECT login FROM pessoa_login WHERE cod_pessoa = p.cod_pessoa ORDER BY codigo LIMIT 1) l ON true
     WHERE p.persona_id IS NOT NULL
     ORDER BY p.cod_pessoa`;

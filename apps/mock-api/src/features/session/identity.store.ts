import type { PrismaClient } from '@catalogue/database/generated/client';

interface KnownPerson {
  cod_pessoa: number;
  nome_pessoa: string;
  email: string | null;
  persona_shows: string | null;
}

/** The people that the identity service knows: the demo people alone, the one with the typed e-mail address first. */
export const findKnownPeople = (db: PrismaClient, login: string) =>
  db.$queryRaw<KnownPerson[]>`
    SELECT cod_pessoa, nome_pessoa, email, persona_shows FROM pessoa
     WHERE persona_id IS NOT NULL
     ORDER BY (email IS NOT DISTINCT FROM ${login}) DESC, cod_pessoa LIMIT 100`;

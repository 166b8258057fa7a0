import type { DataAccess } from '@catalogue/api-contract';
import { storeAccess, type NewAccess } from '@catalogue/database/personAccess';
import type { PrismaClient } from '@catalogue/database/generated/client';
import type { Deps } from './deps';
import { queryOf } from './personQuery.store';

interface AccessDeps extends Pick<Deps, 'clock' | 'today'> {
  db: Pick<PrismaClient, '$queryRawUnsafe'>;
}

/** Records an access to the data of people, now. */
export const recordAccess = (
  { db, clock, today }: AccessDeps,
  people: readonly number[],
  access: Omit<NewAccess, 'em' | 'dia'>,
) => storeAccess(queryOf(db), people, { ...access, em: clock.now(), dia: today() });

/** The accesses to a person's data, the newest first. */
export const findAccesses = (db: Pick<PrismaClient, '$queryRaw'>, cod_pessoa: number) =>
  db.$queryRaw<(Omit<DataAccess, 'em' | 'ultima'> & { em: Date; ultima: Date })[]>`
    SELECT d.id, to_char(d.dia, 'YYYY-MM-DD') AS dia, d.em, d.ultima, d.vezes, d.quem, p.nome_pessoa AS nome,
           d.acao, d.dados
      FROM acesso_dados d LEFT JOIN pessoa p ON p.cod_pessoa = d.quem_cod_pessoa
     WHERE d.cod_pessoa = ${cod_pessoa} ORDER BY d.ultima DESC, d.id DESC`;

import type { DataAccess } from '@catalogue/api-contract';
import type { Query } from './personRecord';

export interface NewAccess extends Pick<DataAccess, 'quem' | 'acao' | 'dados'> {
  /** For `outra_pessoa`: who it was. */
  quem_cod_pessoa?: number | null;
  em: Date;
  /** The civil day of it. */
  dia: string;
}

/** Records an access to the data of people; accesses of one kind are one row a day, so that the log stays readable. */
export const storeAccess = (
  query: Query,
  people: readonly number[],
  { quem, quem_cod_pessoa = null, acao, dados, em, dia }: NewAccess,
) =>
  query(
    `WITH counted AS (
       UPDATE acesso_dados SET vezes = vezes + 1, ultima = $6::timestamptz
        WHERE cod_pessoa = ANY($1::int[]) AND quem = $2 AND quem_cod_pessoa IS NOT DISTINCT FROM $3::int
          AND acao = $4 AND dados = $5 AND dia = $7::date
       RETURNING cod_pessoa)
     INSERT INTO acesso_dados (cod_pessoa, quem, quem_cod_pessoa, acao, dados, em, ultima, dia)
     SELECT cod_pessoa, $2, $3::int, $4, $5, $6::timestamptz, $6::timestamptz, $7::date
       FROM pessoa WHERE cod_pessoa = ANY($1::int[]) AND cod_pessoa NOT IN (SELECT cod_pessoa FROM counted)`,
    [people, quem, quem_cod_pessoa, acao, dados, em, dia],
  );

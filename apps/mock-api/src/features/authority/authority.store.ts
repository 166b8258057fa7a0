import type { CoverTitle, ReferenceType, ReplyRow, authority } from '@catalogue/api-contract';
import type { MarcRecord } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';

interface AuthorityRow {
  cod_autoridade: number;
  tipo: number;
  nome: string;
  /** The authority's own record, if there is one. */
  registro: MarcRecord | null;
  total_acervos: number;
}

export const findAuthority = async (db: PrismaClient, cod_autoridade: number): Promise<AuthorityRow | undefined> =>
  (
    await db.$queryRaw<AuthorityRow[]>`
      SELECT u.cod_autoridade, u.tipo, u.nome, u.registro,
             (SELECT count(DISTINCT v.cod_acervo)::int FROM acervo_autoridade v
               WHERE v.cod_autoridade = u.cod_autoridade) AS total_acervos
        FROM autoridade u WHERE u.cod_autoridade = ${cod_autoridade}`
  )[0];

const maxCovers = 6;

/** The latest titles of an authority. */
export const findTitlesOf = (db: PrismaClient, cod_autoridade: number) =>
  db.$queryRaw<CoverTitle[]>`
    SELECT a.cod_acervo::text, a.titulo AS descricao, a.autor_principal, a.ano_publicacao::text, a.cod_tipo_obra::text,
           a.link_capa
      FROM (SELECT DISTINCT cod_acervo FROM acervo_autoridade WHERE cod_autoridade = ${cod_autoridade}) AS used
      JOIN acervo a USING (cod_acervo)
     ORDER BY a.ano_publicacao DESC NULLS LAST, a.cod_acervo LIMIT ${maxCovers}`;

interface ReferenceRow {
  tipo: (typeof ReferenceType)[keyof typeof ReferenceType];
  cod_autoridade: number | null;
  nome: string;
  tipo_autoridade: number | null;
}

/** References of an authority in their order; one whose target was deleted has a name only. */
export const findReferences = (db: PrismaClient, cod_autoridade: number) =>
  db.$queryRaw<ReferenceRow[]>`
    SELECT r.tipo, d.cod_autoridade, coalesce(d.nome, r.nome) AS nome, d.tipo AS tipo_autoridade
      FROM autoridade_remissiva r LEFT JOIN autoridade d ON d.cod_autoridade = r.destino
     WHERE r.cod_autoridade = ${cod_autoridade}
     ORDER BY r.seq`;

export const findAuthorityNames = (db: PrismaClient, codes: readonly number[]) =>
  db.$queryRaw<ReplyRow<(typeof authority)['listAuthorities']>>`
    SELECT u.cod_autoridade, u.nome, u.tipo
      FROM (SELECT code, min(place) AS place
              FROM unnest(${codes}::int[]) WITH ORDINALITY AS w(code, place) GROUP BY code) w
      JOIN autoridade u ON u.cod_autoridade = w.code
     ORDER BY w.place`;

import type { RelatedTitle } from '@catalogue/api-contract';
import { Prisma, type PrismaClient } from '@catalogue/database/generated/client';
import { isFreeCopy } from '../../copyConditions.store';

const neighbours = 3;
const maxEditions = 12;
const maxOfAuthor = 4;

const columns = Prisma.sql`
  a.cod_acervo::text, a.titulo AS descricao, a.autor_principal, a.ano_publicacao::text, a.edicao, a.cod_tipo_obra::text,
  a.link_capa, a.numero_chamada, a.acesso_remoto, holdings.tot_exemplares, holdings.disponiveis`;
const holdings = Prisma.sql`
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS tot_exemplares, (count(*) FILTER (WHERE ${isFreeCopy}))::int AS disponiveis
      FROM exemplar x JOIN tipo_emprestimo t USING (cod_tipo_emprestimo) WHERE x.cod_acervo = a.cod_acervo) AS holdings`;

/** Titles with copies before and after a title on the shelf, by call number, and the title itself. */
export const findShelf = (db: PrismaClient, cod_acervo: number) =>
  db.$queryRaw<RelatedTitle[]>`
    WITH this AS (SELECT shelf_key, cod_acervo FROM acervo WHERE cod_acervo = ${cod_acervo} AND shelf_key IS NOT NULL),
    place AS (
      (SELECT a.shelf_key, a.cod_acervo FROM acervo a, this
        WHERE (a.shelf_key, a.cod_acervo) < (this.shelf_key, this.cod_acervo)
          AND EXISTS (SELECT FROM exemplar x WHERE x.cod_acervo = a.cod_acervo)
        ORDER BY a.shelf_key DESC, a.cod_acervo DESC LIMIT ${neighbours})
      UNION ALL SELECT shelf_key, cod_acervo FROM this
      UNION ALL
      (SELECT a.shelf_key, a.cod_acervo FROM acervo a, this
        WHERE (a.shelf_key, a.cod_acervo) > (this.shelf_key, this.cod_acervo)
          AND EXISTS (SELECT FROM exemplar x WHERE x.cod_acervo = a.cod_acervo)
        ORDER BY a.shelf_key, a.cod_acervo LIMIT ${neighbours}))
    SELECT ${columns} FROM place JOIN acervo a USING (cod_acervo) ${holdings}
     ORDER BY place.shelf_key, place.cod_acervo`;

/** Titles of the same name and author, the latest first. */
export const findEditions = (db: PrismaClient, cod_acervo: number) =>
  db.$queryRaw<RelatedTitle[]>`
    SELECT ${columns} FROM acervo this
      JOIN acervo a ON a.title_key = this.title_key AND a.autor_principal = this.autor_principal
                   AND a.cod_acervo <> this.cod_acervo ${holdings}
     WHERE this.cod_acervo = ${cod_acervo} AND this.title_key <> ''
     ORDER BY a.ano_publicacao DESC NULLS LAST, a.cod_acervo LIMIT ${maxEditions}`;

/** Other works with the author of the main entry, the latest first; `total` counts all of them. */
export async function findOfAuthor(db: PrismaClient, cod_acervo: number) {
  const rows = await db.$queryRaw<(RelatedTitle & { total: number })[]>`
    WITH others AS (
      SELECT DISTINCT other.cod_acervo FROM acervo_autoridade main
        JOIN acervo_autoridade other USING (cod_autoridade)
        JOIN acervo this ON this.cod_acervo = main.cod_acervo
        JOIN acervo a ON a.cod_acervo = other.cod_acervo AND a.title_key <> this.title_key
       WHERE main.cod_acervo = ${cod_acervo} AND main.paragrafo IN ('100', '110', '111')
         AND other.paragrafo IN ('100', '110', '111', '700', '710', '711'))
    SELECT ${columns}, (SELECT count(*)::int FROM others) AS total
      FROM others JOIN acervo a USING (cod_acervo) ${holdings}
     ORDER BY a.ano_publicacao DESC NULLS LAST, a.cod_acervo LIMIT ${maxOfAuthor}`;
  return { total: rows[0]?.total ?? 0, titulos: rows.map(({ total: _, ...title }) => title) };
}

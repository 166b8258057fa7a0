import type { ReplyRow, comments } from '@catalogue/api-contract';
import type { Prisma, PrismaClient } from '@catalogue/database/generated/client';

/** Approved comments on a title, newest first (D1 §4). */
export const findComments = (db: PrismaClient, cod_acervo: number) =>
  db.$queryRaw<ReplyRow<(typeof comments)['listComments']>>`
    SELECT c.id, p.nome_pessoa, c.content, to_char(c.data AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS data
      FROM comentario c JOIN pessoa p USING (cod_pessoa)
     WHERE c.cod_acervo = ${cod_acervo} AND c.aprovado
     ORDER BY c.data DESC, c.id DESC`;

/** A person's comments on a title, newest first. */
export const findOwnComments = (db: PrismaClient, cod_pessoa: number, cod_acervo: number) =>
  db.$queryRaw<ReplyRow<(typeof comments)['listOwnComments']>>`
    SELECT id, content, to_char(data AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS data,
           aprovado IS TRUE AS aprovado, aprovado IS NULL AS aguardando, motivo
      FROM comentario
     WHERE cod_pessoa = ${cod_pessoa} AND cod_acervo = ${cod_acervo}
     ORDER BY comentario.data DESC, id DESC`;

export const findCommentedTitles = (db: PrismaClient, cod_pessoa: number) =>
  db.$queryRaw<ReplyRow<(typeof comments)['listCommentedTitles']>>`
    SELECT a.cod_acervo, a.titulo, count(*)::int AS total,
           (count(*) FILTER (WHERE c.aprovado IS NULL))::int AS aguardando
      FROM comentario c JOIN acervo a USING (cod_acervo)
     WHERE c.cod_pessoa = ${cod_pessoa}
     GROUP BY a.cod_acervo, a.titulo
     ORDER BY max(c.data) DESC, a.cod_acervo`;

/**
 * Counts a person's waiting comments, and locks the person so that the count does not change until the transaction
 * ends.
 */
export const countWaitingComments = async (tx: Prisma.TransactionClient, cod_pessoa: number): Promise<number> => {
  await tx.$queryRaw`SELECT 1 FROM pessoa WHERE cod_pessoa = ${cod_pessoa} FOR UPDATE`;
  return tx.titleComment.count({ where: { cod_pessoa, aprovado: null } });
};

export const storeComment = (
  tx: Prisma.TransactionClient,
  comment: { cod_acervo: number; cod_pessoa: number; content: string; data: Date },
) => tx.titleComment.create({ data: comment });

/** False when the person has no such comment. */
export const dropComment = async (db: PrismaClient, id: number, cod_pessoa: number): Promise<boolean> =>
  (await db.titleComment.deleteMany({ where: { id, cod_pessoa } })).count > 0;

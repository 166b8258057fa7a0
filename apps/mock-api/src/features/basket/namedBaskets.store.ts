import { maxInNamedBasket, maxNamedBaskets, type ReplyRow, type namedBaskets } from '@catalogue/api-contract';
import type { Prisma, PrismaClient } from '@catalogue/database/generated/client';

type Row = ReplyRow<(typeof namedBaskets)['createNamedBasket']>;
type Changes = { nome?: string | undefined; incluir: readonly number[]; excluir: readonly number[] };

const columns = { codigo: true, nome: true, acervos: true, chave: true } as const;

export const findNamedBaskets = (db: PrismaClient, cod_pessoa: number): Promise<Row[]> =>
  db.namedBasket.findMany({ where: { cod_pessoa }, select: columns, orderBy: [{ nome: 'asc' }, { codigo: 'asc' }] });

/** A person's basket, or the one with a public address; null when there is none. */
export const findNamedBasket = (
  db: Pick<PrismaClient, 'namedBasket'>,
  where: { codigo: number; cod_pessoa: number } | { chave: string },
) => db.namedBasket.findFirst({ where, select: columns });

const distinct = (codes: readonly number[]) => [...new Set(codes)];

/** Null when the person has as many as are allowed. */
export async function storeNamedBasket(
  db: Prisma.TransactionClient,
  cod_pessoa: number,
  { nome, acervos }: { nome: string; acervos: readonly number[] },
): Promise<Row | null> {
  // Locked, so that two calls do not both find room for the last one.
  await db.$queryRaw`SELECT 1 FROM pessoa WHERE cod_pessoa = ${cod_pessoa} FOR UPDATE`;
  if ((await db.namedBasket.count({ where: { cod_pessoa } })) >= maxNamedBaskets) return null;
  return db.namedBasket.create({ data: { cod_pessoa, nome, acervos: distinct(acervos) }, select: columns });
}

/** Changes a person's basket: `none` when there is none, `full` when it would have more titles than are allowed. */
export async function storeChanges(
  db: Prisma.TransactionClient,
  { codigo, cod_pessoa }: { codigo: number; cod_pessoa: number },
  { nome, incluir, excluir }: Changes,
  keyOf: (chave: string | null) => string | null,
): Promise<Row | 'none' | 'full'> {
  // Locked, so that titles of two calls at once are all in it.
  await db.$queryRaw`SELECT 1 FROM cesta_nomeada WHERE codigo = ${codigo} AND cod_pessoa = ${cod_pessoa} FOR UPDATE`;
  const before = await findNamedBasket(db, { codigo, cod_pessoa });
  if (!before) return 'none';
  const acervos = distinct([...before.acervos.filter((code) => !excluir.includes(code)), ...incluir]);
  if (acervos.length > maxInNamedBasket) return 'full';
  const data = { nome: nome ?? before.nome, acervos, chave: keyOf(before.chave) };
  return db.namedBasket.update({ where: { codigo }, data, select: columns });
}

/** False when the person has no such basket. */
export const deleteNamedBasket = async (db: PrismaClient, cod_pessoa: number, codigo: number): Promise<boolean> =>
  (await db.namedBasket.deleteMany({ where: { codigo, cod_pessoa } })).count > 0;

import { BasketPeriod, type ReplyRow, type basket } from '@catalogue/api-contract';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { lockPatron } from '../../locks.store';

type Db = Pick<PrismaClient, '$queryRaw' | '$executeRaw' | 'basketTitle'>;

/** The codes among these that no title has. */
export const unknownTitles = async (db: Db, codes: readonly number[]): Promise<number[]> =>
  (
    await db.$queryRaw<{ cod_acervo: number }[]>`
      SELECT cod_acervo FROM unnest(${codes}::int[]) AS wanted(cod_acervo)
       WHERE NOT EXISTS (SELECT 1 FROM acervo a WHERE a.cod_acervo = wanted.cod_acervo)`
  ).map(({ cod_acervo }) => cod_acervo);

/** Adds titles, and returns how many are new; one that is already in the basket keeps its day. */
export async function addTitles(tx: Db, cod_pessoa: number, codes: readonly number[], data: Date): Promise<number> {
  // Locked, so that two calls do not both find room for the last one.
  await lockPatron(tx, cod_pessoa);
  const rows = codes.map((cod_acervo) => ({ cod_pessoa, cod_acervo, data }));
  return (await tx.basketTitle.createMany({ data: rows, skipDuplicates: true })).count;
}

export const removeTitle = (db: Db, cod_pessoa: number, cod_acervo: number) =>
  db.basketTitle.deleteMany({ where: { cod_pessoa, cod_acervo } });

export const findCodes = async (db: Db, cod_pessoa: number): Promise<number[]> =>
  (
    await db.basketTitle.findMany({
      where: { cod_pessoa },
      select: { cod_acervo: true },
      orderBy: [{ data: 'desc' }, { cod_acervo: 'asc' }],
    })
  ).map(({ cod_acervo }) => cod_acervo);

/** The name of who sends a list. */
export const findSender = async (db: Pick<PrismaClient, 'person'>, cod_pessoa: number): Promise<string> =>
  (await db.person.findUniqueOrThrow({ where: { cod_pessoa }, select: { nome_pessoa: true } })).nome_pessoa;

/** A person's basket, last added first; only titles of a period (ISO dates) if one is given. */
export const findBasket = (
  db: Db,
  cod_pessoa: number,
  tipoBusca: (typeof BasketPeriod)[keyof typeof BasketPeriod],
  { dataIni, dataFim }: { dataIni?: string | undefined; dataFim?: string | undefined },
  timeZone: string,
) =>
  db.$queryRaw<ReplyRow<(typeof basket)['listBasket']>>`
    SELECT c.cod_acervo, a.titulo, a.autor_principal AS autor, a.cod_tipo_obra,
           to_char(c.data AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS data_inclusao
      FROM cesta_permanente c JOIN acervo a USING (cod_acervo)
     WHERE c.cod_pessoa = ${cod_pessoa}
       AND (${dataIni ?? null}::date IS NULL
            OR CASE WHEN ${tipoBusca} = ${BasketPeriod.acquired} THEN a.data_inclusao
                    ELSE (c.data AT TIME ZONE ${timeZone})::date END
               BETWEEN ${dataIni ?? null}::date AND ${dataFim ?? null}::date)
     ORDER BY c.data DESC, c.cod_acervo`;

import {
  maxInterests,
  maxInterestsFound,
  type NewSerials,
  type NewWorkTypes,
  type SerialChange,
  type WorkTypeChange,
} from '@catalogue/api-contract';
import { WorkType, dateOf } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { lockPatron } from '../../locks.store';
import type * as z from 'zod/mini';

type Db = Pick<PrismaClient, '$queryRaw' | 'interestSerial' | 'interestWorkType'>;

const periodical = WorkType.periodical.cod_tipo_obra;

export const findAreaTypes = (db: Db) =>
  db.$queryRaw<{ codigo: string; descricao: string }[]>`
    SELECT cod_tipo_area_conhec AS codigo, min(desc_tipo_area_conhec) AS descricao
      FROM area_conhecimento GROUP BY cod_tipo_area_conhec ORDER BY 2, 1`;

/**
 * Periodicals whose title contains the key (`searchKey`); only those with copies in one of the libraries, if any are
 * given.
 */
export const searchSerials = (db: Db, key: string, libraries: readonly number[]) =>
  db.$queryRaw<{ cod_acervo: number; titulo: string }[]>`
    SELECT cod_acervo, titulo FROM acervo
     WHERE cod_tipo_obra = ${periodical} AND title_key LIKE '%' || ${key} || '%'
       AND (cardinality(${libraries}::int[]) = 0
            OR EXISTS (SELECT 1 FROM exemplar x
                        WHERE x.cod_acervo = acervo.cod_acervo AND x.cod_biblioteca = ANY(${libraries}::int[])))
     ORDER BY titulo, cod_acervo LIMIT ${maxInterestsFound}`;

/** The periodicals among these titles. */
export const findSerialCodes = async (db: Db, codes: readonly number[]): Promise<number[]> =>
  (
    await db.$queryRaw<{ cod_acervo: number }[]>`
      SELECT cod_acervo FROM acervo WHERE cod_tipo_obra = ${periodical} AND cod_acervo = ANY(${codes}::int[])`
  ).map(({ cod_acervo }) => cod_acervo);

/** Follows periodicals; false when the person would follow too many. */
export const storeSerials = async (
  tx: Db,
  cod_pessoa: number,
  items: z.output<typeof NewSerials>['itens'],
  validade: string,
): Promise<boolean> => {
  // Locked, so that two calls do not both find room for the last one.
  await lockPatron(tx, cod_pessoa);
  const before = await tx.interestSerial.count({ where: { cod_pessoa } });
  for (const { cod_acervo, ...wish } of items) {
    const change = { ...wish, validade: dateOf(validade) };
    await tx.interestSerial.upsert({
      where: { cod_pessoa_cod_acervo: { cod_pessoa, cod_acervo } },
      create: { ...change, cod_pessoa, cod_acervo },
      update: change,
    });
  }
  return (await tx.interestSerial.count({ where: { cod_pessoa } })) <= Math.max(before, maxInterests);
};

/** The periodicals that a person follows on or after a day (ISO), by title. */
export const findSerials = (db: Db, cod_pessoa: number, today: string) =>
  db.$queryRaw<(z.output<typeof SerialChange> & { cod_acervo: number; titulo: string })[]>`
    SELECT i.codigo, i.cod_acervo, a.titulo, to_char(i.validade, 'YYYY-MM-DD') AS validade,
           i.fasciculo, i.artigo, i.sumario, i.bibliotecas
      FROM interesse_periodico i JOIN acervo a USING (cod_acervo)
     WHERE i.cod_pessoa = ${cod_pessoa} AND i.validade >= ${today}::date ORDER BY a.titulo, i.codigo`;

/** False when the person does not follow it. */
export const changeSerial = async (
  db: Db,
  cod_pessoa: number,
  { codigo, validade, ...wish }: z.output<typeof SerialChange>,
): Promise<boolean> =>
  (
    await db.interestSerial.updateMany({
      where: { cod_pessoa, codigo },
      data: { ...wish, validade: dateOf(validade) },
    })
  ).count > 0;

export const deleteSerial = async (db: Db, cod_pessoa: number, codigo: number): Promise<boolean> =>
  (await db.interestSerial.deleteMany({ where: { cod_pessoa, codigo } })).count > 0;

export const storeWorkTypes = async (
  db: Db,
  cod_pessoa: number,
  items: z.output<typeof NewWorkTypes>['itens'],
  validade: string,
) => {
  for (const { cod_tipo_obra, ...wish } of items) {
    const change = { ...wish, validade: dateOf(validade) };
    await db.interestWorkType.upsert({
      where: { cod_pessoa_cod_tipo_obra: { cod_pessoa, cod_tipo_obra } },
      create: { ...change, cod_pessoa, cod_tipo_obra },
      update: change,
    });
  }
};

/** The work types that a person follows on or after a day (ISO). */
export const findWorkTypes = (db: Db, cod_pessoa: number, today: string) =>
  db.$queryRaw<(z.output<typeof WorkTypeChange> & { cod_tipo_obra: number })[]>`
    SELECT codigo, cod_tipo_obra, to_char(validade, 'YYYY-MM-DD') AS validade, bibliotecas, idiomas
      FROM interesse_tipo_obra
     WHERE cod_pessoa = ${cod_pessoa} AND validade >= ${today}::date ORDER BY codigo`;

export const changeWorkType = async (
  db: Db,
  cod_pessoa: number,
  { codigo, validade, ...wish }: z.output<typeof WorkTypeChange>,
): Promise<boolean> =>
  (
    await db.interestWorkType.updateMany({
      where: { cod_pessoa, codigo },
      data: { ...wish, validade: dateOf(validade) },
    })
  ).count > 0;

export const deleteWorkType = async (db: Db, cod_pessoa: number, codigo: number): Promise<boolean> =>
  (await db.interestWorkType.deleteMany({ where: { cod_pessoa, codigo } })).count > 0;

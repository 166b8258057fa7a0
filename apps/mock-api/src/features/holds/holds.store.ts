import { HoldStatus, type HoldEntry } from '@catalogue/api-contract';
import { positionOf, type WaitingHold, type CopyPreference } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { findQueue } from './queue.store';

type Db = Pick<PrismaClient, '$queryRaw' | 'hold'>;

export const hasActiveHold = async (db: Db, cod_pessoa: number, cod_acervo: number): Promise<boolean> =>
  (await db.hold.count({
    where: { cod_pessoa, cod_acervo, situacao: { in: [HoldStatus.waiting, HoldStatus.released] } },
  })) > 0;

export const storeHold = (
  db: Db,
  hold: CopyPreference & {
    cod_acervo: number;
    cod_pessoa: number;
    biblioteca: number;
    data: Date;
    prevista_ate: Date | null;
  },
) => db.hold.create({ data: { ...hold, situacao: HoldStatus.waiting }, select: { cod_reserva: true } });

/** The person's own active holds among these, with their titles. */
export const findOwnActive = (db: Db, cod_pessoa: number, holds: readonly number[]) =>
  db.hold.findMany({
    where: {
      cod_pessoa,
      cod_reserva: { in: [...holds] },
      situacao: { in: [HoldStatus.waiting, HoldStatus.released] },
    },
    select: { cod_reserva: true, cod_acervo: true },
  });

type HoldRow = Omit<HoldEntry, keyof WaitingHold | 'posicao'> & WaitingHold;

/**
 * Active holds, or all that were placed between two ISO dates; last placed first, each with its queue position if it
 * waits.
 */
export async function findHolds(
  db: Pick<Db, '$queryRaw'>,
  cod_pessoa: number,
  period: { dataIni: string; dataFim: string } | null,
  timeZone: string,
) {
  const { dataIni = null, dataFim = null } = period ?? {};
  const holds = await db.$queryRaw<HoldRow[]>`
    SELECT r.cod_reserva, r.cod_acervo, a.titulo, a.autor_principal AS autor, a.cod_tipo_obra, r.biblioteca, b.desc_biblioteca,
           r.volume, r.tomo, r.parte, r.material_adicional, r.localizacao, r.situacao,
           to_char(r.data AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS data,
           to_char(r.validade, 'YYYY-MM-DD') AS validade,
           to_char(r.encerrada_em AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS encerrada_em
      FROM reserva r
      JOIN acervo a USING (cod_acervo)
      JOIN biblioteca b ON b.cod_biblioteca = r.biblioteca
     WHERE r.cod_pessoa = ${cod_pessoa}
       AND CASE WHEN ${dataIni}::date IS NULL THEN r.situacao IN (${HoldStatus.waiting}, ${HoldStatus.released})
                ELSE (r.data AT TIME ZONE ${timeZone})::date BETWEEN ${dataIni}::date AND ${dataFim}::date END
     ORDER BY r.data DESC, r.cod_reserva DESC`;
  const queue = await findQueue(
    db,
    holds.map(({ cod_acervo }) => cod_acervo),
  );
  return holds.map((hold) => ({
    ...hold,
    data: hold.data.replace(/\.\d+Z$/, 'Z'),
    posicao:
      hold.situacao === HoldStatus.waiting
        ? positionOf(
            queue.filter(({ cod_acervo }) => cod_acervo === hold.cod_acervo),
            hold,
          )
        : null,
  }));
}

import { CopyStatus, HoldStatus } from '@catalogue/api-contract';
import { keptUntil, movedUp, releases, type ReturnedCopy, type WaitingHold } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { findOpeningHours } from '../site/site.public';

type Db = Pick<PrismaClient, '$queryRaw'>;

/** The waiting holds of these titles, in any order. */
export const findQueue = (db: Db, titles: readonly number[]): Promise<WaitingHold[]> =>
  db.$queryRaw<WaitingHold[]>`
    SELECT cod_reserva, cod_acervo, volume, tomo, parte, material_adicional, localizacao,
           to_char(data AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS data
      FROM reserva WHERE situacao = ${HoldStatus.waiting} AND cod_acervo = ANY(${titles}::int[])`;

const findFreeCopies = (db: Db, titles: readonly number[]) =>
  db.$queryRaw<ReturnedCopy[]>`
    SELECT x.cod_exemplar, x.cod_acervo, x.situacao, t.permite_emprestimo, t.permite_reserva,
           x.volume, x.tomo, x.parte, x.material, x.localizacao
      FROM exemplar x JOIN tipo_emprestimo t USING (cod_tipo_emprestimo)
     WHERE x.situacao = ${CopyStatus.available} AND x.cod_acervo = ANY(${titles}::int[])
     ORDER BY x.cod_exemplar`;

/** Titles that have both a waiting hold and a free copy. */
export const findTitlesToServe = async (db: Db): Promise<number[]> =>
  (
    await db.$queryRaw<{ cod_acervo: number }[]>`
      SELECT DISTINCT r.cod_acervo FROM reserva r
        JOIN exemplar x ON x.cod_acervo = r.cod_acervo AND x.situacao = ${CopyStatus.available}
       WHERE r.situacao = ${HoldStatus.waiting} ORDER BY r.cod_acervo`
  ).map(({ cod_acervo }) => cod_acervo);

/** Leaves the holds that move up untold: the patrons get a notice of it. */
const markMovedUp = (tx: Db, queue: readonly WaitingHold[], leaving: readonly number[]) =>
  tx.$queryRaw`UPDATE reserva SET untold = true WHERE cod_reserva = ANY(${movedUp(queue, leaving)}::int[])`;

interface ReleasedHold {
  cod_reserva: number;
  cod_pessoa: number;
  cod_acervo: number;
  cod_exemplar: string;
  validade: string;
}

/**
 * Assigns the free copies of these titles to the next holds in the queue, set aside from `day` (ISO) on. The caller
 * locks the titles.
 */
export async function releaseCopies(tx: Db, titles: readonly number[], day: string): Promise<ReleasedHold[]> {
  const queue = await findQueue(tx, titles);
  const served = releases(await findFreeCopies(tx, titles), queue);
  if (served.length === 0) return [];
  await markMovedUp(
    tx,
    queue,
    served.map(({ cod_reserva }) => cod_reserva),
  );
  const copies = served.map(({ cod_exemplar }) => cod_exemplar);
  await tx.$queryRaw`
    UPDATE exemplar SET situacao = ${CopyStatus.onHoldShelf} WHERE cod_exemplar = ANY(${copies}::text[])`;
  const libraries = await findOpeningHours(tx, day, null);
  const released = await tx.$queryRaw<ReleasedHold[]>`
    UPDATE reserva SET situacao = ${HoldStatus.released}, validade = kept.until::date, cod_exemplar = served.exemplar,
                       pronta_em = ${day}::date
      FROM unnest(${served.map(({ cod_reserva }) => cod_reserva)}::int[], ${copies}::text[]) AS served (hold, exemplar),
           unnest(${libraries.map(({ cod_biblioteca }) => cod_biblioteca)}::int[],
                  ${libraries.map((library) => keptUntil(day, library))}::text[]) AS kept (library, until)
     WHERE reserva.cod_reserva = served.hold AND reserva.biblioteca = kept.library
    RETURNING cod_reserva, cod_pessoa, cod_acervo, cod_exemplar, to_char(validade, 'YYYY-MM-DD') AS validade`;
  // PostgreSQL returns them in any order.
  const places = new Map(served.map(({ cod_reserva }, place) => [cod_reserva, place]));
  const placeOf = ({ cod_reserva }: ReleasedHold) => places.get(cod_reserva) ?? 0;
  return released.sort((a, b) => placeOf(a) - placeOf(b));
}

interface EndedHold {
  cod_reserva: number;
  cod_pessoa: number;
  cod_acervo: number;
  cod_exemplar: string | null;
}

/**
 * Ends holds as cancelled or expired at `now`, and frees the copies set aside for them. The caller locks the titles.
 */
export async function endHolds(
  tx: Db,
  holds: readonly number[],
  situacao: typeof HoldStatus.cancelled | typeof HoldStatus.lapsed,
  now: Date,
): Promise<EndedHold[]> {
  const titles = await tx.$queryRaw<{ cod_acervo: number }[]>`
    SELECT DISTINCT cod_acervo FROM reserva
     WHERE cod_reserva = ANY(${holds}::int[]) AND situacao = ${HoldStatus.waiting}`;
  const queue = await findQueue(
    tx,
    titles.map(({ cod_acervo }) => cod_acervo),
  );
  await markMovedUp(tx, queue, holds);
  const ended = await tx.$queryRaw<EndedHold[]>`
    UPDATE reserva SET situacao = ${situacao}, encerrada_em = ${now}
     WHERE cod_reserva = ANY(${holds}::int[]) AND situacao IN (${HoldStatus.waiting}, ${HoldStatus.released})
    RETURNING cod_reserva, cod_pessoa, cod_acervo, cod_exemplar`;
  const copies = ended.map(({ cod_exemplar }) => cod_exemplar).filter((copy) => copy !== null);
  await tx.$queryRaw`
    UPDATE exemplar SET situacao = ${CopyStatus.available}
     WHERE cod_exemplar = ANY(${copies}::text[]) AND situacao = ${CopyStatus.onHoldShelf}`;
  // PostgreSQL returns them in any order.
  return ended.sort((a, b) => a.cod_reserva - b.cod_reserva);
}

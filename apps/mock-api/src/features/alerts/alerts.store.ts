import type { ReplyRow, alerts } from '@catalogue/api-contract';
import { Prisma, type PrismaClient } from '@catalogue/database/generated/client';

type Db = Pick<PrismaClient, '$queryRaw' | 'alert'>;

type AlertRow = ReplyRow<(typeof alerts)['readAlert']>;

const columns = Prisma.sql`
  id, lido, titulo, texto, to_char(data AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS data`;

/** A person's alerts, newest first; only those of a period (ISO dates) if one is given. */
export const findAlerts = (
  db: Db,
  cod_pessoa: number,
  { dataIni, dataFim }: { dataIni?: string | undefined; dataFim?: string | undefined },
  timeZone: string,
) =>
  db.$queryRaw<AlertRow[]>`
    SELECT ${columns} FROM alerta
     WHERE cod_pessoa = ${cod_pessoa}
       AND (${dataIni ?? null}::date IS NULL
            OR (data AT TIME ZONE ${timeZone})::date BETWEEN ${dataIni ?? null}::date AND ${dataFim ?? null}::date)
     ORDER BY alerta.data DESC, id DESC`;

/** Marks the alert as read; undefined when the person has no alert with this id. */
export const markAsRead = async (db: Db, cod_pessoa: number, id: number): Promise<AlertRow | undefined> =>
  (
    await db.$queryRaw<AlertRow[]>`
      UPDATE alerta SET lido = true WHERE id = ${id} AND cod_pessoa = ${cod_pessoa} RETURNING ${columns}`
  )[0];

/** False when the person has no such alert. */
export const deleteAlert = async (db: Db, cod_pessoa: number, id: number): Promise<boolean> =>
  (await db.alert.deleteMany({ where: { id, cod_pessoa } })).count > 0;

export const storeAlerts = (db: Db, alerts: { cod_pessoa: number; titulo: string; texto: string; data: Date }[]) =>
  db.alert.createMany({ data: alerts });

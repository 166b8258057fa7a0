import type { PaymentSlip } from '@catalogue/api-contract';
import { addDays, bySignature, dateOf, declarationDays, type Declaration, type SlipItem } from '@catalogue/domain';
import { Prisma, type PrismaClient } from '@catalogue/database/generated/client';
import type { CodedRow } from '../../codedRow';
import { isActive, isInForce } from '../../personConditions.store';

const { sql } = Prisma;

type Db = Pick<PrismaClient, '$queryRaw' | 'clearance' | 'deviation' | 'paymentSlip'>;

export const findUnit = (db: Pick<PrismaClient, 'library'>, cod_biblioteca: number) =>
  db.library.findUnique({ where: { cod_biblioteca } });

/** The signer's data for a declaration. */
export const findSigner = (db: Pick<PrismaClient, 'person'>, cod_pessoa: number) =>
  db.person.findUnique({ where: { cod_pessoa }, select: { nome_pessoa: true, cpf: true } });

/** Units from which the person is not in deviation on a day (ISO). */
export const findUnitsToLeave = (db: Pick<PrismaClient, '$queryRaw'>, cod_pessoa: number, day: string) =>
  db.$queryRaw<{ cod_biblioteca: number; desc_biblioteca: string }[]>`
    SELECT b.cod_biblioteca, b.desc_biblioteca FROM biblioteca b
     WHERE NOT EXISTS (
             SELECT 1 FROM afastamento f
              WHERE f.cod_pessoa = ${cod_pessoa} AND f.cod_biblioteca = b.cod_biblioteca
                AND ${isInForce(day)})
     ORDER BY b.cod_biblioteca`;

/** The active holds to be fetched at this library. */
export const findHoldsAt = (db: Pick<PrismaClient, '$queryRaw'>, cod_pessoa: number, cod_biblioteca: number) =>
  db.$queryRaw<{ cod_reserva: number; cod_acervo: number }[]>`
    SELECT cod_reserva, cod_acervo FROM reserva r
     WHERE cod_pessoa = ${cod_pessoa} AND biblioteca = ${cod_biblioteca} AND ${isActive}`;

/** Stores the signature and puts the person in deviation from the unit, without an end (D1 §4). */
export async function storeSignature(
  tx: Db,
  signature: {
    cod_pessoa: number;
    cod_biblioteca: number;
    codigo_autenticidade: string;
    assinado_em: Date;
    day: string;
    texto: string;
    assinatura: string;
  },
) {
  const { day, ...clearance } = signature;
  const { cod_pessoa, cod_biblioteca } = clearance;
  await tx.clearance.create({ data: clearance });
  await tx.deviation.create({
    data: {
      cod_pessoa,
      cod_biblioteca,
      motivo: 'Nada consta assinado',
      data_inicio: dateOf(day),
      origem: bySignature,
    },
  });
}

/** A signed declaration as it is stored. */
export interface DeclarationRow extends Declaration {
  id: number;
  cod_pessoa: number;
  cod_biblioteca: number;
  assinado_em: Date;
  texto: string | null;
  assinatura: string | null;
  /** The last day of the deviation that the signature caused; null: it has no end. */
  afastada_ate: string | null;
}

const declarationRows = (timeZone: string, which: Prisma.Sql) => sql`
  SELECT n.id, n.cod_pessoa, n.cod_biblioteca, n.codigo_autenticidade, n.assinado_em, n.texto, n.assinatura, b.desc_biblioteca,
         p.nome_pessoa, p.cpf, signed.day AS data,
         (SELECT to_char(a.data_fim, 'YYYY-MM-DD') FROM afastamento a
           WHERE a.cod_pessoa = n.cod_pessoa AND a.cod_biblioteca = n.cod_biblioteca
             AND a.origem = ${bySignature} AND a.data_inicio = signed.day::date
           ORDER BY a.id DESC LIMIT 1) AS afastada_ate
    FROM nada_consta n JOIN biblioteca b USING (cod_biblioteca) JOIN pessoa p USING (cod_pessoa)
   CROSS JOIN LATERAL (SELECT to_char(n.assinado_em AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS day) AS signed
   WHERE ${which}
   ORDER BY n.id DESC`;

export const findDeclaration = async (db: Pick<PrismaClient, '$queryRaw'>, code: string, timeZone: string) => {
  const rows = await db.$queryRaw<DeclarationRow[]>(declarationRows(timeZone, sql`n.codigo_autenticidade = ${code}`));
  return rows[0];
};

/** All that the person has signed, newest first. */
export const findDeclarations = (
  db: Pick<PrismaClient, '$queryRaw'>,
  cod_pessoa: number,
  timeZone: string,
): Promise<DeclarationRow[]> => db.$queryRaw(declarationRows(timeZone, sql`n.cod_pessoa = ${cod_pessoa}`));

/** Everybody's declarations that end on one of these days (ISO). */
export const findDeclarationsEnding = (
  db: Pick<PrismaClient, '$queryRaw'>,
  days: readonly string[],
  timeZone: string,
): Promise<DeclarationRow[]> =>
  db.$queryRaw(
    declarationRows(timeZone, sql`signed.day = ANY(${days.map((day) => addDays(day, -declarationDays))}::text[])`),
  );

/** The day on which the unit took the person back, if that is over by `today`; null: the declaration stands. */
export function cancelledOn({ afastada_ate }: DeclarationRow, today: string): string | null {
  const day = afastada_ate === null ? null : addDays(afastada_ate, 1);
  return day !== null && day <= today ? day : null;
}

/** The number of the next slip; unused numbers are lost. */
export const nextSlipNumber = async (db: Pick<PrismaClient, '$queryRaw'>): Promise<number> => {
  const rows = await db.$queryRaw<{ id: bigint }[]>`SELECT nextval(pg_get_serial_sequence('gru', 'id')) AS id`;
  return Number(rows[0]?.id);
};

export const storeSlip = (
  db: Db,
  slip: {
    id: number;
    cod_pessoa: number;
    cod_biblioteca: number;
    valor: number;
    linha_digitavel: string;
    vencimento: string;
    created_at: Date;
    itens?: SlipItem[];
  },
) =>
  db.paymentSlip.create({
    data: { ...slip, itens: slip.itens?.map((item) => ({ ...item })), vencimento: dateOf(slip.vencimento) },
  });

type StoredSlip = Omit<PaymentSlip, 'numero' | 'situacao' | 'codigo_barras' | 'pix' | 'favorecido' | 'pagador' | 'url'>;
export interface SlipRow extends CodedRow<StoredSlip, 'cod_biblioteca'> {
  id: number;
  cod_pessoa: number;
}

type SlipDb = Pick<PrismaClient, '$queryRaw'>;

const slipRows = (timeZone: string, which: Prisma.Sql) => sql`
  SELECT g.id, g.cod_pessoa, g.cod_biblioteca, b.desc_biblioteca, g.valor::float8, g.linha_digitavel,
         coalesce(g.itens, '[]') AS itens,
         to_char(g.vencimento, 'YYYY-MM-DD') AS vencimento,
         to_char(g.created_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS emitida_em,
         to_char(g.paga_em AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS paga_em
    FROM gru g JOIN biblioteca b USING (cod_biblioteca)
   WHERE ${which}
   ORDER BY g.id DESC`;

/** How many slips a patron is shown. */
const slipsShown = 50;

/** The person's last slips, newest first. */
export const findSlips = (db: SlipDb, cod_pessoa: number, timeZone: string): Promise<SlipRow[]> =>
  db.$queryRaw`${slipRows(timeZone, sql`g.cod_pessoa = ${cod_pessoa}`)} LIMIT ${slipsShown}`;

/** All slips of these people that are neither paid nor lapsed on a day (ISO). */
export const findPayableSlips = (
  db: SlipDb,
  people: readonly number[],
  timeZone: string,
  day: string,
): Promise<SlipRow[]> =>
  db.$queryRaw(
    slipRows(
      timeZone,
      sql`g.cod_pessoa = ANY(${people}::int[]) AND g.paga_em IS NULL AND g.vencimento >= ${day}::date`,
    ),
  );

/** The person's slips with these numbers of the table. */
export const findSlipsById = (
  db: SlipDb,
  cod_pessoa: number,
  ids: readonly number[],
  timeZone: string,
): Promise<SlipRow[]> =>
  db.$queryRaw(slipRows(timeZone, sql`g.cod_pessoa = ${cod_pessoa} AND g.id = ANY(${ids}::int[])`));

/** Everybody's unpaid slips with a last day (ISO). */
export const findSlipsDue = (db: SlipDb, vencimento: string, timeZone: string): Promise<SlipRow[]> =>
  db.$queryRaw(slipRows(timeZone, sql`g.vencimento = ${vencimento}::date AND g.paga_em IS NULL`));

/** A slip; undefined if there is none. */
export const findSlip = async (db: SlipDb, id: number, timeZone: string): Promise<SlipRow | undefined> => {
  const [slip] = await db.$queryRaw<SlipRow[]>(slipRows(timeZone, sql`g.id = ${id}`));
  return slip;
};

/** Marks a slip as paid. */
export const storeSlipPayment = (tx: Pick<PrismaClient, '$executeRaw'>, id: number, now: Date) =>
  tx.$executeRaw`UPDATE gru SET paga_em = ${now} WHERE id = ${id}`;

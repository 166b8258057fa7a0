import { HoldStatus } from '@catalogue/api-contract';
import { Prisma } from '@catalogue/database/generated/client';

/** Of `afastamento f`: in force on a day (ISO), the last day of it included. */
export const isInForce = (day: string) =>
  Prisma.sql`(f.data_inicio <= ${day}::date AND coalesce(f.data_fim >= ${day}::date, true))`;

/** Of `debito d`: not paid in full. */
export const isOwed = Prisma.sql`(d.valor_multa - d.desconto > d.valor_pago)`;

/** Of `reserva r`: in the queue. */
export const isWaiting = Prisma.sql`(r.situacao = ${HoldStatus.waiting})`;

/** Of `reserva r`: in the queue, or with a copy kept for it. */
export const isActive = Prisma.sql`(r.situacao = ANY(${[HoldStatus.waiting, HoldStatus.released]}))`;

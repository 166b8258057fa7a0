import { HoldStatus } from '@catalogue/api-contract';
import { Prisma } from '@catalogue/database/generated/client';

/** On `afastamento f`: in force on a day (ISO), the last day included. */
export const isInForce = (day: string) =>
  Prisma.sql`(f.data_inicio <= ${day}::date AND coalesce(f.data_fim >= ${day}::date, true))`;

/** On `debito d`: not fully paid. */
export const isOwed = Prisma.sql`(d.valor_multa - d.desconto > d.valor_pago)`;

/** On `reserva r`: in the queue. */
export const isWaiting = Prisma.sql`(r.situacao = ${HoldStatus.waiting})`;

/** On `reserva r`: in the queue, or with a copy set aside. */
export const isActive = Prisma.sql`(r.situacao = ANY(${[HoldStatus.waiting, HoldStatus.released]}))`;

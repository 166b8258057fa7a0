import { storeOrderDays } from '@catalogue/domain';
import { dayOf, type DailyRule } from '../../tenants/due';

/** Items of the closed collection whose order has ended return to the shelf. */
const returned: DailyRule = {
  evento: 'armazem_devolvido',
  next: async (db, from, timeZone) =>
    dayOf(
      await db.$queryRaw<{ day: string | null }[]>`
        SELECT to_char(min(back), 'YYYY-MM-DD') AS day
          FROM (SELECT (data AT TIME ZONE ${timeZone})::date + ${storeOrderDays}::int AS back FROM armazem_pedido) AS orders
         WHERE back >= ${from}::date`,
    ),
  apply: (tx, day, timeZone) =>
    tx.$queryRaw<{ cod_acervo: number; cod_biblioteca: number; codigo: number }[]>`
      UPDATE armazem_item i SET disponivel = true
        FROM armazem_pedido p, jsonb_array_elements(p.itens) AS asked
       WHERE i.id = (asked ->> 'id')::int AND NOT i.disponivel
         AND (p.data AT TIME ZONE ${timeZone})::date + ${storeOrderDays}::int = ${day}::date
      RETURNING i.cod_acervo, i.cod_biblioteca, p.codigo`,
};

export const titleDaily: DailyRule[] = [returned];

import { daysBetween, nextMove, requestStatusAfter } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import type { DailyRule } from '../../tenants/due';
import { openStatuses } from './requests.store';

interface OpenRequest {
  codigo: number;
  cod_pessoa: number;
  tipo: string;
  status: string;
  /** ISO date of the request in the institution's time zone. */
  made: string;
}

const findOpen = (db: Pick<PrismaClient, '$queryRaw'>, timeZone: string) =>
  db.$queryRaw<OpenRequest[]>`
    SELECT codigo, cod_pessoa, tipo, status, to_char(data AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS made
      FROM solicitacao WHERE status = ANY(${openStatuses}::text[]) ORDER BY data, codigo`;

/** Requests advance day by day, like those for a loan (ruling C12); a finished one does not change. */
const moves: DailyRule = {
  evento: 'solicitacao_atualizada',
  next: async (db, from, timeZone) => nextMove(await findOpen(db, timeZone), from),
  async apply(tx, day, timeZone) {
    const moved = (await findOpen(tx, timeZone))
      .map((request) => ({ ...request, next: requestStatusAfter(daysBetween(request.made, day)) }))
      .filter(({ status, next }) => next > status);
    if (moved.length > 0)
      await tx.$executeRaw`
        UPDATE solicitacao SET status = reached, passos = passos || jsonb_build_object(reached, ${day}::text)
          FROM unnest(${moved.map(({ codigo }) => codigo)}::int[],
                      ${moved.map(({ next }) => next)}::text[]) AS moved (request, reached)
         WHERE codigo = request`;
    return moved.map(({ codigo, cod_pessoa, tipo, next }) => ({ codigo, cod_pessoa, tipo, status: next }));
  },
};

export const requestsDaily: DailyRule[] = [moves];

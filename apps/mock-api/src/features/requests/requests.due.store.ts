import { LoanRequestStatus } from '@catalogue/api-contract';
import { daysBetween, isOpenRequest, nextMove, requestStatusAfter } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import type { DailyRule } from '../../tenants/due';

interface OpenRequest {
  codigo: number;
  cod_pessoa: number;
  tipo: string;
  status: string;
  /** ISO date of the request in the institution's time zone. */
  made: string;
}

const open = Object.values(LoanRequestStatus).filter(isOpenRequest);
const findOpen = (db: Pick<PrismaClient, '$queryRaw'>, timeZone: string) =>
  db.$queryRaw<OpenRequest[]>`
    SELECT codigo, cod_pessoa, tipo, status, to_char(data AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS made
      FROM solicitacao WHERE status = ANY(${open}::text[]) ORDER BY data, codigo`;

/** Requests advance day by day, like those for a loan (ruling C12); a finished one does not change. */
const moves: DailyRule = {
  evento: 'solicitacao_atualizada',
  next: async (db, from, timeZone) => nextMove(await findOpen(db, timeZone), from),
  async apply(tx, day, timeZone) {
    const moved = (await findOpen(tx, timeZone))
      .map((request) => ({ ...request, next: requestStatusAfter(daysBetween(request.made, day)) }))
      .filter(({ status, next }) => next > status);
    for (const { codigo, next } of moved)
      await tx.$queryRaw`
        UPDATE solicitacao SET status = ${next}, passos = passos || jsonb_build_object(${next}::text, ${day}::text)
         WHERE codigo = ${codigo}`;
    return moved.map(({ codigo, cod_pessoa, tipo, next }) => ({ codigo, cod_pessoa, tipo, status: next }));
  },
};

export const requestsDaily: DailyRule[] = [moves];

import { daysBetween, nextMove, requestStatusAfter } from '@catalogue/domain';
import type { DailyRule } from '../../tenants/due';
import { findAllOpen } from './loan-requests.store';
import { storeNextStatus } from './moves.store';

/** Requests advance day by day. */
const moves: DailyRule = {
  evento: 'solicitacao_emprestimo_atualizada',
  next: async (db, from, timeZone) => nextMove(await findAllOpen(db, timeZone), from),
  async apply(tx, day, timeZone) {
    const moved = [];
    for (const request of await findAllOpen(tx, timeZone)) {
      const { codigo, cod_pessoa, cod_acervo, status } = request;
      const next = requestStatusAfter(daysBetween(request.made, day));
      if (next <= status) continue;
      moved.push({ codigo, cod_pessoa, cod_acervo, status: await storeNextStatus(tx, request, next, day) });
    }
    return moved;
  },
};

export const loanRequestsDaily: DailyRule[] = [moves];

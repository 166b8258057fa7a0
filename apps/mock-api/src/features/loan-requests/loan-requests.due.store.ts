import { LoanRequestStatus } from '@catalogue/api-contract';
import {
  addDays,
  daysBetween,
  defaultRenewalLimit,
  isFree,
  nextMove,
  requestStatusAfter,
  matchesPreference,
} from '@catalogue/domain';
import type { Prisma } from '@catalogue/database/generated/client';
import type { DailyRule } from '../../tenants/due';
import { findCopies } from '../title/title.public';
import { findAllOpen, lend, moveRequest, setCopyAside, type OpenRequest } from './loan-requests.store';

/** Takes a copy of the requested library from the shelf for a request; null when none is free any more. */
async function takeCopy(tx: Prisma.TransactionClient, request: OpenRequest): Promise<string | null> {
  const copies = await findCopies(tx, request.cod_acervo, request.biblioteca_origem);
  const copy = copies.find((candidate) => isFree(candidate) && matchesPreference(request, candidate));
  if (!copy) return null;
  await setCopyAside(tx, copy.cod_exemplar);
  return copy.cod_exemplar;
}

async function handOver(tx: Prisma.TransactionClient, request: OpenRequest, cod_exemplar: string, day: string) {
  const copies = await findCopies(tx, request.cod_acervo, null);
  const days = copies.find((copy) => copy.cod_exemplar === cod_exemplar)?.dias_emprestimo ?? 0;
  const data_prevista = addDays(day, days);
  await lend(tx, {
    cod_exemplar,
    cod_pessoa: request.cod_pessoa,
    data_saida: day,
    data_prevista,
    limite_renovacoes: defaultRenewalLimit,
    returns_on: request.is_persona ? null : data_prevista,
  });
}

/** Requests advance day by day; one whose copy can no longer be found is not finished (D1 §4). */
const moves: DailyRule = {
  evento: 'solicitacao_emprestimo_atualizada',
  next: async (db, from, timeZone) => nextMove(await findAllOpen(db, timeZone), from),
  async apply(tx, day, timeZone) {
    const moved = [];
    for (const request of await findAllOpen(tx, timeZone)) {
      const { codigo, cod_pessoa, cod_acervo, status } = request;
      const next = requestStatusAfter(daysBetween(request.made, day));
      if (next <= status) continue;
      const cod_exemplar = request.cod_exemplar ?? (await takeCopy(tx, request));
      const reached = cod_exemplar === null ? LoanRequestStatus.notFinished : next;
      await moveRequest(tx, codigo, reached, cod_exemplar);
      if (cod_exemplar !== null && reached === LoanRequestStatus.finished)
        await handOver(tx, request, cod_exemplar, day);
      moved.push({ codigo, cod_pessoa, cod_acervo, status: reached });
    }
    return moved;
  },
};

export const loanRequestsDaily: DailyRule[] = [moves];

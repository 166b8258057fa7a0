import { LoanRequestStatus, type desk, type ParsedArgs } from '@catalogue/api-contract';
import { statusAfterAct } from '@catalogue/domain';
import type { Deps } from '../../deps';
import { lockPatron, lockTitles } from '../../locks.store';
import { lockCivilDay } from '../../tenants/due';
import { releaseCopies } from '../holds/holds.public';
import {
  findRequest,
  storeRequestStatus,
  putCopyBack,
  storeRequestAnswer,
  type RequestRow,
} from './loan-requests.store';
import { storeNextStatus } from './moves.store';
import type { Prisma } from '@catalogue/database/generated/client';

type Act = NonNullable<ParsedArgs<(typeof desk)['moveLoanRequest']>['body']>;

/** Moves a loan request on to its next status today, as the days would, answers or refuses it; or says why it cannot. */
export const moveLoanRequest = ({ db, today, settings }: Deps, codigo: number, act: Act = {}) =>
  db.$transaction(async (tx) => {
    await lockCivilDay(tx);
    const found = await findRequest(tx, codigo, settings.TIME_ZONE);
    if (!found) return 'unknown';
    const { cod_pessoa, cod_acervo } = found;
    await lockPatron(tx, cod_pessoa);
    await lockTitles(tx, [cod_acervo]);
    // Again, as nobody else can change it now.
    const request = (await findRequest(tx, codigo, settings.TIME_ZONE)) ?? found;
    const next = statusAfterAct(request.status, act);
    if (next === 'over' || next === 'unsaid') return next;
    if (act.resposta !== undefined) await storeRequestAnswer(tx, codigo, act.resposta);
    const status =
      next === LoanRequestStatus.notFinished
        ? await refuse(tx, request, today())
        : next === request.status
          ? next
          : await storeNextStatus(tx, request, next, today());
    return { cod_pessoa, codigo: String(codigo), cod_acervo: String(cod_acervo), status };
  });

/** The copy that was on its way is there for others again: for the next hold, or on the shelf. */
async function refuse(tx: Prisma.TransactionClient, request: RequestRow, day: string) {
  await storeRequestStatus(tx, request.codigo, LoanRequestStatus.notFinished, null, day);
  if (request.cod_exemplar !== null) {
    await putCopyBack(tx, request.cod_exemplar);
    await releaseCopies(tx, [request.cod_acervo], day);
  }
  return LoanRequestStatus.notFinished;
}

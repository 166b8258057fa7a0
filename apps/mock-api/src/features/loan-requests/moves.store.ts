import { LoanRequestStatus, type LoanRequestStatusCode } from '@catalogue/api-contract';
import { isFree, matchesPreference } from '@catalogue/domain';
import type { Prisma } from '@catalogue/database/generated/client';
import { lend } from '../loans/loans.public';
import { findCopies } from '../title/title.public';
import { storeRequestStatus, setCopyAside, type RequestRow } from './loan-requests.store';

/** Takes a copy of the requested library from the shelf for a request; null when none is free any more. */
async function takeCopy(tx: Prisma.TransactionClient, request: RequestRow): Promise<string | null> {
  const copies = await findCopies(tx, request.cod_acervo, request.biblioteca_origem);
  const copy = copies.find((candidate) => isFree(candidate) && matchesPreference(request, candidate));
  if (!copy) return null;
  await setCopyAside(tx, copy.cod_exemplar);
  return copy.cod_exemplar;
}

/**
 * Moves an open request on to a status on an ISO day, and lends the copy at the end; one whose copy can no longer be
 * found is not finished (D1 §4). Returns the status that it has then.
 */
export async function storeNextStatus(
  tx: Prisma.TransactionClient,
  request: RequestRow,
  next: LoanRequestStatusCode,
  day: string,
): Promise<LoanRequestStatusCode> {
  const cod_exemplar = request.cod_exemplar ?? (await takeCopy(tx, request));
  const reached = cod_exemplar === null ? LoanRequestStatus.notFinished : next;
  await storeRequestStatus(tx, request.codigo, reached, cod_exemplar, day);
  if (cod_exemplar !== null && reached === LoanRequestStatus.finished)
    await lend(tx, { ...request, cod_exemplar }, day);
  return reached;
}

import { CopyStatus } from '@catalogue/api-contract';

export interface CopyFacts {
  situacao: string;
  permite_emprestimo: boolean;
  permite_reserva: boolean;
}

/** On the shelf and of a loan type that may be taken home. */
export const isFree = (copy: CopyFacts): boolean => copy.situacao === CopyStatus.available && copy.permite_emprestimo;

// A copy that a reader will never get is nothing to wait for.
const comesBack = (situacao: string) => situacao === CopyStatus.onLoan || situacao === CopyStatus.onHoldShelf;

/** A hold needs a copy that comes back and whose loan type allows holds, and no free copy (D1 §5, §8). */
export const canHold = (copies: readonly CopyFacts[]): boolean =>
  !copies.some(isFree) && copies.some((copy) => copy.permite_reserva && comesBack(copy.situacao));

/** A loan request needs a free copy: it is the hold's other half (decisions D20). */
export const canRequestLoan = (copies: readonly CopyFacts[]): boolean => copies.some(isFree);

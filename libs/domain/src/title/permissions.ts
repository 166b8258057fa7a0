import { CopyStatus } from '@catalogue/api-contract';
import { groupsOf, type CopyParts } from '../holds/copyPreference';

/** The status of a copy, and what its loan type allows. */
export interface CopyFacts {
  situacao: string;
  permite_emprestimo: boolean;
  permite_reserva: boolean;
}

/** The states of a copy on the shelf, and of a copy that a reader can wait for; SQL queries use the same lists. */
export const freeStates: readonly string[] = [CopyStatus.available];
// Copies that never become available are left out.
export const returningStates: readonly string[] = [CopyStatus.onLoan, CopyStatus.onHoldShelf];

/** On the shelf, with a loan type that can be taken home. */
export const isFree = (copy: CopyFacts): boolean => freeStates.includes(copy.situacao) && copy.permite_emprestimo;

/** On the shelf, but only for use in the library. */
export const isReadOnSite = (copy: Pick<CopyFacts, 'situacao' | 'permite_emprestimo'>): boolean =>
  copy.situacao === CopyStatus.localUse || (freeStates.includes(copy.situacao) && !copy.permite_emprestimo);

/**
 * Takes interchangeable copies. A hold needs a copy that will be returned and whose loan type allows holds, and no free
 * copy (D1 §5, §8).
 */
export const canHold = (copies: readonly CopyFacts[]): boolean =>
  !copies.some(isFree) && copies.some((copy) => copy.permite_reserva && returningStates.includes(copy.situacao));

/** Whether a hold is possible for at least one volume, tome, part or material of a title. */
export const canHoldSome = (copies: readonly (CopyFacts & CopyParts)[]): boolean => groupsOf(copies).some(canHold);

/** A loan request needs a free copy; without one, a hold applies (ruling D20). */
export const canRequestLoan = (copies: readonly CopyFacts[]): boolean => copies.some(isFree);

/** What a title has in addition to its record and copies. */
export interface OptionalTabs {
  kardex: boolean;
  sumarios: boolean;
  sumarios_livros: boolean;
  dados_estatisticos: boolean;
  acervo_fechado: boolean;
}

/** The personal activity that allows viewing local MARC fields; not in the documents (ruling D31). */
export const marcReleaseActivity = 1201;

/** Whether a user with these activities may see local MARC fields (`liberacao=1`, ruling D31). */
export const mayReleaseMarc = (activities: readonly number[]): boolean => activities.includes(marcReleaseActivity);

/** The tabs and actions of a title for a reader with these activities (reply of `/acervo/{id}/permissoes`). */
export const titlePermissions = (
  copies: readonly (CopyFacts & CopyParts)[],
  extras: OptionalTabs,
  activities: readonly number[],
) => ({
  reserva: canHoldSome(copies),
  solicitacao_emprestimo: canRequestLoan(copies),
  comentario: true,
  marc: true,
  liberacao: mayReleaseMarc(activities),
  ...extras,
});

import { CopyStatus } from '@catalogue/api-contract';
import { groupsOf, type CopyParts } from '../holds/copyPreference';

export interface CopyFacts {
  situacao: string;
  permite_emprestimo: boolean;
  permite_reserva: boolean;
}

/** The states of a copy that stands on the shelf, and of one that a reader can wait for; SQL asks by the same lists. */
export const freeStates: readonly string[] = [CopyStatus.available];
// A copy that a reader will never get is nothing to wait for.
export const returningStates: readonly string[] = [CopyStatus.onLoan, CopyStatus.onHoldShelf];

/** On the shelf and of a loan type that may be taken home. */
export const isFree = (copy: CopyFacts): boolean => freeStates.includes(copy.situacao) && copy.permite_emprestimo;

/** On the shelf too, but only to be read there. */
export const isReadOnSite = (copy: Pick<CopyFacts, 'situacao' | 'permite_emprestimo'>): boolean =>
  copy.situacao === CopyStatus.localUse || (freeStates.includes(copy.situacao) && !copy.permite_emprestimo);

/** Copies that stand for each other: a hold needs one that comes back and whose loan type allows holds, and none free (D1 §5, §8). */
export const canHold = (copies: readonly CopyFacts[]): boolean =>
  !copies.some(isFree) && copies.some((copy) => copy.permite_reserva && returningStates.includes(copy.situacao));

/** Whether a title may be held in one of its volumes, tomes, parts or materials at least. */
export const canHoldSome = (copies: readonly (CopyFacts & CopyParts)[]): boolean => groupsOf(copies).some(canHold);

/** A loan request needs a free copy: it is the hold's other half (ruling D20). */
export const canRequestLoan = (copies: readonly CopyFacts[]): boolean => copies.some(isFree);

/** What a title has beside its record and its copies. */
export interface TitleExtras {
  kardex: boolean;
  sumarios: boolean;
  sumarios_livros: boolean;
  dados_estatisticos: boolean;
  acervo_fechado: boolean;
}

/** The personal activity that opens the library's own MARC fields; the documents name none (ruling D31). */
export const marcReleaseActivity = 1201;

/** Whether somebody with these personal activities may see the library's own MARC fields (`liberacao=1`, ruling D31). */
export const mayReleaseMarc = (activities: readonly number[]): boolean => activities.includes(marcReleaseActivity);

/** The tabs and actions that a title offers to a reader with these personal activities (reply of `/acervo/{id}/permissoes`). */
export const titlePermissions = (
  copies: readonly (CopyFacts & CopyParts)[],
  extras: TitleExtras,
  activities: readonly number[],
) => ({
  reserva: canHoldSome(copies),
  solicitacao_emprestimo: canRequestLoan(copies),
  comentario: true,
  marc: true,
  liberacao: mayReleaseMarc(activities),
  ...extras,
});

import type { PendingTitle } from '@catalogue/api-contract';
import { isoFromBrazilian } from '@catalogue/domain';

export const byTitle = (a: PendingTitle, b: PendingTitle): number => a.descricao.localeCompare(b.descricao, 'pt');
export const byDueDate = (a: PendingTitle, b: PendingTitle): number =>
  isoFromBrazilian(a.dataDevolucaoPrevista).localeCompare(isoFromBrazilian(b.dataDevolucaoPrevista)) || byTitle(a, b);

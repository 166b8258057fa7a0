import { HoldStatus, type HoldEntry } from '@catalogue/api-contract';

/** Ready holds first, because they expire soon; then by position in the queue. */
export const holdOrder = (a: HoldEntry, b: HoldEntry): number =>
  Number(b.situacao === HoldStatus.released) - Number(a.situacao === HoldStatus.released) ||
  (a.validade ?? '').localeCompare(b.validade ?? '') ||
  (a.posicao ?? 0) - (b.posicao ?? 0) ||
  a.titulo.localeCompare(b.titulo, 'pt');

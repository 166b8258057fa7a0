/** How many comments of one patron may wait for the library at a time. D1 §6 says that there is a limit, not which. */
export const waitingCommentsLimit = 3;

/** Why a patron with so many comments awaiting approval may not write another one; null when that is all right (D1 §6, §8). */
export const commentBlock = (waiting: number): 'limite_comentarios_excedido' | null =>
  waiting >= waitingCommentsLimit ? 'limite_comentarios_excedido' : null;

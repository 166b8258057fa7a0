/** Maximum number of a patron's comments awaiting approval. D1 §6 mentions a limit without a number. */
export const waitingCommentsLimit = 3;

/** Why a patron with `waiting` comments awaiting approval may not write another one, or null (D1 §6, §8). */
export const commentBlock = (waiting: number): 'limite_comentarios_excedido' | null =>
  waiting >= waitingCommentsLimit ? 'limite_comentarios_excedido' : null;

/** The cause of a deviation that a signed declaration brings (D1 §4). */
export const bySignature = 'nada_consta';

/** Why a no-debts declaration cannot be signed; also the text key that explains it. */
export type ClearanceBlock = 'debitos_pendentes' | 'emprestimos_abertos' | 'solicitacoes_abertas';

interface Obligations {
  openLoans: number;
  /** Reais. */
  owed: number;
  openRequests: number;
}

/** Every reason why the declaration cannot be signed, debts first; empty when it can be signed (ruling D32). */
export function clearanceBlocks({ openLoans, owed, openRequests }: Obligations): ClearanceBlock[] {
  return [
    ...(owed > 0 ? (['debitos_pendentes'] as const) : []),
    ...(openLoans > 0 ? (['emprestimos_abertos'] as const) : []),
    ...(openRequests > 0 ? (['solicitacoes_abertas'] as const) : []),
  ];
}

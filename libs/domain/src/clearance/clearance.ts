import { isEmail } from '../contact';

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

const addressesOf = (text: string): string[] =>
  text
    .split(';')
    .map((address) => address.trim())
    .filter((address) => address !== '');

/** Splits a text at `;` (D1 §5) into distinct addresses; null when one of them is not an e-mail address. */
export function recipientsOf(text: string): string[] | null {
  const all = [...new Map(addressesOf(text).map((address) => [address.toLowerCase(), address])).values()];
  return all.length > 0 && all.every(isEmail) ? all : null;
}

/** The parts of such a text that are not e-mail addresses. */
export const wrongRecipients = (text: string): string[] => addressesOf(text).filter((address) => !isEmail(address));

import type { SerialYear } from './KardexYear';

type Item = SerialYear['itens'][number];

/** An issue's key in the address: the three numbers that `kardex-item` needs. */
export const issueAddress = (
  { seqPar, codPar }: Pick<SerialYear, 'seqPar' | 'codPar'>,
  { seqSec }: Pick<Item, 'seqSec'>,
) => [seqPar, seqSec, codPar].join('-');

/** The issue of a key, with its year and library; null if it is not among these. */
export function issueAt(years: readonly SerialYear[], address: string | null): { line: SerialYear; item: Item } | null {
  for (const line of years) {
    const item = line.itens.find((each) => issueAddress(line, each) === address);
    if (item) return { line, item };
  }
  return null;
}

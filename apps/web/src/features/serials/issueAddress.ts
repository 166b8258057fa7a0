import type { SerialYear } from './KardexYear';

type Item = SerialYear['itens'][number];

/** An issue as the address names it: the three numbers that `kardex-item` asks for. */
export const issueAddress = (
  { seqPar, codPar }: Pick<SerialYear, 'seqPar' | 'codPar'>,
  { seqSec }: Pick<Item, 'seqSec'>,
) => [seqPar, seqSec, codPar].join('-');

/** The issue that an address names, with the year and library that it belongs to; null when there is none among these. */
export function issueAt(years: readonly SerialYear[], address: string | null): { line: SerialYear; item: Item } | null {
  for (const line of years) {
    const item = line.itens.find((each) => issueAddress(line, each) === address);
    if (item) return { line, item };
  }
  return null;
}

import { CopyStatus, type CopyEntry } from '@catalogue/api-contract';
import type { CopyDescription } from '@catalogue/domain';

type Described = Omit<CopyDescription, 'biblioteca' | 'tipo_emprestimo' | 'cod_exemplar'>;

/** The data of a copy in a record, in the columns of `exemplar`. */
export interface CopyRow extends Described {
  cod_exemplar: string;
  cod_acervo: number;
  cod_biblioteca: number;
  cod_tipo_emprestimo: number;
}

/** A copy as it is stored. */
export interface KnownCopy extends CopyRow {
  situacao: CopyEntry['situacao'];
  was_on_loan: boolean;
  is_on_loan: boolean;
}

export const columns = [
  'cod_exemplar',
  'cod_acervo',
  'cod_biblioteca',
  'localizacao',
  'numero_chamada',
  'cod_tipo_emprestimo',
  'situacao',
  'volume',
  'tomo',
  'parte',
] as const satisfies (keyof CopyRow)[];

/**
 * The copy's new row according to its record, or null when nothing changes. The status follows a changed record unless
 * the copy is circulating.
 */
export function changeOf(known: KnownCopy, row: CopyRow, isChanged: boolean): CopyRow | null {
  const isCirculating = known.is_on_loan || known.situacao === CopyStatus.onHoldShelf;
  const situacao = isChanged && !isCirculating ? (row.situacao ?? known.situacao) : known.situacao;
  const becomes = { ...row, situacao };
  return columns.some((name) => known[name] !== becomes[name]) ? becomes : null;
}

import { CopyStatus, type CopyEntry } from '@catalogue/api-contract';
import type { CopyDescription } from '@catalogue/domain';

type Described = Omit<CopyDescription, 'biblioteca' | 'tipo_emprestimo' | 'cod_exemplar'>;

/** What a record says of a copy, in the columns of `exemplar`. */
export interface CopyRow extends Described {
  cod_exemplar: string;
  cod_acervo: number;
  cod_biblioteca: number;
  cod_tipo_emprestimo: number;
}

/** A copy as the library has it. */
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

/** What the copy becomes by its record, or null when it stays. Its state follows a changed record unless circulation has it. */
export function changeOf(known: KnownCopy, row: CopyRow, isChanged: boolean): CopyRow | null {
  const isCirculating = known.is_on_loan || known.situacao === CopyStatus.onHoldShelf;
  const situacao = isChanged && !isCirculating ? (row.situacao ?? known.situacao) : known.situacao;
  const becomes = { ...row, situacao };
  return columns.some((name) => known[name] !== becomes[name]) ? becomes : null;
}

import type { ClientBase } from 'pg';
import { searchKey } from '@catalogue/domain';

interface LoanTypeRow {
  cod_tipo_emprestimo: number;
  descricao: string;
  permite_emprestimo: boolean;
}

/** Chooses the loan type of an item. */
export type LoanTypeChoice = (item: { tipo_emprestimo: string | null; isLocalUse: boolean }) => number;

/**
 * The loan type whose description is the record's item type; else the first that allows loans or, for items of local
 * use, the first that does not. A database without loan types gets these two.
 */
export async function findLoanTypes(db: ClientBase): Promise<LoanTypeChoice> {
  const types = await allTypes(db);
  if (types.length === 0) {
    await db.query(
      `INSERT INTO tipo_emprestimo (cod_tipo_emprestimo, descricao, dias, permite_emprestimo, permite_reserva)
       VALUES (1, 'Normal', 14, true, true), (2, 'Consulta local', 0, false, false)`,
    );
    types.push(...(await allTypes(db)));
  }
  const byName = new Map(types.map((type) => [searchKey(type.descricao), type]));
  const first = (loanable: boolean): number =>
    (types.find(({ permite_emprestimo }) => permite_emprestimo === loanable) ?? types[0])?.cod_tipo_emprestimo ?? 0;
  const [ordinary, local] = [first(true), first(false)];
  return ({ tipo_emprestimo, isLocalUse }) => {
    const named = byName.get(searchKey(tipo_emprestimo ?? ''));
    if (named && named.permite_emprestimo !== isLocalUse) return named.cod_tipo_emprestimo;
    return isLocalUse ? local : ordinary;
  };
}

const allTypes = async (db: ClientBase): Promise<LoanTypeRow[]> =>
  (
    await db.query<LoanTypeRow>(
      'SELECT cod_tipo_emprestimo, descricao, permite_emprestimo FROM tipo_emprestimo ORDER BY cod_tipo_emprestimo',
    )
  ).rows;

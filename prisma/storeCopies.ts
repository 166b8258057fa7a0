import type { ClientBase } from 'pg';
import { CopyStatus } from '@catalogue/api-contract';
import type { CopyDescription } from '@catalogue/domain';
import { copyRows } from './copyRows';
import { changeOf, columns, type CopyRow, type KnownCopy } from './knownCopy';
import type { FoundLibrary } from './findLibraries';
import { findLoanTypes, type LoanTypeChoice } from './findLoanTypes';
import { storableJson } from './storableJson';

interface TitleCopies {
  cod_acervo: number;
  source_key: string;
  /** True if the record is new or differs from the stored one. */
  changed: boolean;
  copies: readonly CopyDescription[];
}

export interface StoredCopies {
  new: number;
  updated: number;
  unchanged: number;
  /** No longer in the record, and deleted. */
  removed: number;
  /** No longer in the record but kept, because they have been on loan. */
  kept: number;
  rejected: RejectedCopy[];
}

export interface RejectedCopy {
  cod_acervo: number;
  cod_exemplar: string;
  reason: string;
}

/**
 * Stores the copies of these titles. A copy is identified by its barcode; one without gets `SOURCE_KEY#N`, the same at
 * every import. A barcode belongs to one title: the first one keeps it. Circulation data of a copy (an open loan, the
 * hold shelf) is not changed. A copy that a changed record no longer lists is deleted, unless it was ever on loan or
 * the record lists none at all. The caller's transaction must hold the lock of `lockAuthorities`.
 */
export async function storeCopies(
  db: ClientBase,
  titles: readonly TitleCopies[],
  libraries: ReadonlyMap<string | null, FoundLibrary>,
): Promise<StoredCopies> {
  const stored: StoredCopies = { new: 0, updated: 0, unchanged: 0, removed: 0, kept: 0, rejected: [] };
  const holding = titles.filter(({ copies }) => copies.length > 0);
  if (holding.length === 0) return stored;
  const loanType = await findLoanTypes(db);
  const wanted = holding.map((title) => ({ ...title, ...rowsOf(title, libraries, loanType) }));
  const known = await findKnown(db, wanted);
  // First, so that a copy can move from one title to another.
  const gone = goneCopies(wanted, known);
  for (const { cod_exemplar } of gone.removed) known.delete(cod_exemplar);
  const added = new Map<string, CopyRow>();
  const changed: CopyRow[] = [];
  for (const { changed: isChanged, rows, repeated } of wanted) {
    for (const row of rows) {
      const before = known.get(row.cod_exemplar);
      const owner = before ?? added.get(row.cod_exemplar);
      const change = before && changeOf(before, row, isChanged);
      if (owner && owner.cod_acervo !== row.cod_acervo) {
        stored.rejected.push(rejection(row, `title ${owner.cod_acervo} has a copy with this barcode`));
      } else if (!before) added.set(row.cod_exemplar, row);
      else if (change) changed.push(change);
      else stored.unchanged += 1;
    }
    stored.rejected.push(...repeated.map((row) => rejection(row, 'the record lists another copy with this barcode')));
  }
  await remove(db, gone.removed);
  await insert(db, [...added.values()]);
  await update(db, changed);
  return {
    ...stored,
    new: added.size,
    updated: changed.length,
    removed: gone.removed.length,
    kept: gone.kept.length,
  };
}

type WantedTitle = TitleCopies & CopyRows;

interface CopyRows {
  rows: CopyRow[];
  /** Those with the barcode of an earlier one, and different data. */
  repeated: CopyRow[];
}

const rejection = ({ cod_acervo, cod_exemplar }: CopyRow, reason: string): RejectedCopy => ({
  cod_acervo,
  cod_exemplar,
  reason,
});

function rowsOf(
  { cod_acervo, source_key, copies }: TitleCopies,
  libraries: ReadonlyMap<string | null, FoundLibrary>,
  loanType: LoanTypeChoice,
): CopyRows {
  let unnumbered = 0;
  const rows = new Map<string, CopyRow>();
  const repeated: CopyRow[] = [];
  for (const { biblioteca, tipo_emprestimo, cod_exemplar, situacao, ...copy } of copies) {
    const row = {
      ...copy,
      cod_exemplar: cod_exemplar ?? `${source_key.trim()}#${++unnumbered}`,
      cod_acervo,
      cod_biblioteca: libraries.get(biblioteca)?.cod_biblioteca ?? 0,
      cod_tipo_emprestimo: loanType({ tipo_emprestimo, isLocalUse: situacao === CopyStatus.localUse }),
      situacao,
    };
    const first = rows.get(row.cod_exemplar);
    if (!first) rows.set(row.cod_exemplar, row);
    else if (JSON.stringify(first) !== JSON.stringify(row)) repeated.push(row);
  }
  return { rows: [...rows.values()], repeated };
}

async function findKnown(db: ClientBase, titles: readonly WantedTitle[]): Promise<Map<string, KnownCopy>> {
  const { rows } = await db.query<KnownCopy>(
    `SELECT ${columns.join(', ')},
            EXISTS (SELECT FROM emprestimo WHERE emprestimo.cod_exemplar = exemplar.cod_exemplar) AS was_on_loan,
            EXISTS (SELECT FROM emprestimo WHERE emprestimo.cod_exemplar = exemplar.cod_exemplar
                                             AND data_devolucao IS NULL) AS is_on_loan
       FROM exemplar WHERE cod_exemplar = ANY($1) OR cod_acervo = ANY($2) FOR UPDATE`,
    [
      titles.flatMap(({ rows: wanted }) => wanted.map(({ cod_exemplar }) => cod_exemplar)),
      titles.map(({ cod_acervo }) => cod_acervo),
    ],
  );
  return new Map(rows.map((row) => [row.cod_exemplar, row]));
}

function goneCopies(titles: readonly WantedTitle[], known: ReadonlyMap<string, KnownCopy>) {
  const changed = new Set(titles.filter((title) => title.changed).map(({ cod_acervo }) => cod_acervo));
  const listed = new Set(titles.flatMap(({ rows }) => rows.map((row) => `${row.cod_acervo} ${row.cod_exemplar}`)));
  const gone = [...known.values()].filter(
    ({ cod_acervo, cod_exemplar }) => changed.has(cod_acervo) && !listed.has(`${cod_acervo} ${cod_exemplar}`),
  );
  const isKept = ({ was_on_loan, situacao }: KnownCopy): boolean => was_on_loan || situacao === CopyStatus.onHoldShelf;
  return { kept: gone.filter(isKept), removed: gone.filter((copy) => !isKept(copy)) };
}

const recordset = `jsonb_to_recordset($1::jsonb) AS t(${columns
  .map(
    (name) =>
      `${name} ${name === 'cod_acervo' || name === 'cod_biblioteca' || name === 'cod_tipo_emprestimo' ? 'int' : 'text'}`,
  )
  .join(', ')})`;

const insert = (db: ClientBase, rows: readonly CopyRow[]): Promise<void> =>
  copyRows(
    db,
    'exemplar',
    rows.map((row) => ({ ...row, situacao: row.situacao ?? CopyStatus.available })),
  );

async function update(db: ClientBase, rows: readonly CopyRow[]): Promise<void> {
  if (rows.length === 0) return;
  const changing = columns.filter((name) => name !== 'cod_exemplar' && name !== 'cod_acervo');
  await db.query(
    `UPDATE exemplar SET ${changing.map((name) => `${name} = t.${name}`).join(', ')}
       FROM ${recordset} WHERE exemplar.cod_exemplar = t.cod_exemplar`,
    [storableJson(rows)],
  );
}

async function remove(db: ClientBase, copies: readonly KnownCopy[]): Promise<void> {
  if (copies.length === 0) return;
  await db.query('DELETE FROM exemplar WHERE cod_exemplar = ANY($1)', [copies.map(({ cod_exemplar }) => cod_exemplar)]);
}

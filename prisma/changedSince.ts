import type { ClientBase } from 'pg';
import { libraryLists, type InstitutionSettings } from '@catalogue/api-contract';
import { findInstitutionSettings } from './findInstitutionSettings';
import { differs } from './storeInstitutionTexts';

/** Somebody else has stored other rows or lists since they were read. */
export class ChangedSince extends Error {
  constructor(readonly lists: readonly (keyof InstitutionSettings)[]) {
    super(`${lists.join(', ')} have changed since they were read`);
  }
}

const texts = ['guias', 'perguntas', 'informacoes'] as const;
const keys = {
  campi: (row: { cod_campus: number }) => String(row.cod_campus),
  bibliotecas: (row: { sigla: string }) => row.sigla.toUpperCase(),
  tipos_emprestimo: (row: { descricao: string }) => row.descricao.toUpperCase(),
};

/**
 * Throws a ChangedSince where neither what was read nor what is given is stored now: of a list that is stored as a whole,
 * and of a row that is given as a new one.
 */
export async function assertAsRead(
  db: ClientBase,
  read: InstitutionSettings,
  given: InstitutionSettings,
): Promise<void> {
  if (Object.keys(read).length === 0) return;
  const stored = await findInstitutionSettings(db);
  const lists = [
    ...texts.filter((list) => read[list] && given[list] && isOther(stored[list], read[list], given[list])),
    ...(isTaken(stored.campi, read.campi, given.campi, keys.campi) ? (['campi'] as const) : []),
    ...(isTaken(stored.tipos_emprestimo, read.tipos_emprestimo, given.tipos_emprestimo, keys.tipos_emprestimo)
      ? (['tipos_emprestimo'] as const)
      : []),
    ...(isTaken(stored.bibliotecas, read.bibliotecas, given.bibliotecas, keys.bibliotecas) ||
    haveOtherLists(stored.bibliotecas, read.bibliotecas, given.bibliotecas)
      ? (['bibliotecas'] as const)
      : []),
  ];
  if (lists.length > 0) throw new ChangedSince(lists);
}

const isOther = (stored: unknown, read: unknown, given: unknown): boolean =>
  differs(stored, read) && differs(stored, given);

/** Whether a row that was not there when the rows were read is there now, and is another one. */
const isTaken = <Row>(
  stored: readonly Row[] = [],
  read: readonly Row[] | undefined,
  given: readonly Row[] = [],
  keyOf: (row: Row) => string,
): boolean => {
  const find = (rows: readonly Row[], row: Row) => rows.find((one) => keyOf(one) === keyOf(row));
  return (
    read !== undefined &&
    given.some((row) => {
      const now = find(stored, row);
      return now !== undefined && find(read, row) === undefined && differs(now, row);
    })
  );
};

type Libraries = NonNullable<InstitutionSettings['bibliotecas']>;

/** Whether a library has other holidays, floors or services than when they were read. */
const haveOtherLists = (stored: Libraries = [], read: Libraries = [], given: Libraries = []): boolean =>
  given.some((library) => {
    const find = (rows: Libraries) => rows.find((row) => keys.bibliotecas(row) === keys.bibliotecas(library));
    const [now, before] = [find(stored), find(read)];
    return (
      now !== undefined &&
      before !== undefined &&
      libraryLists.some((list) => library[list] && isOther(now[list] ?? [], before[list] ?? [], library[list]))
    );
  });

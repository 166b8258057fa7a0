import type { ClientBase } from 'pg';
import type { InstitutionSettings } from '@catalogue/api-contract';
import { findInstitutionSettings } from './findInstitutionSettings';
import { differs } from './storeInstitutionTexts';

/** Somebody else has stored other values, rows or lists since they were read. */
export class ChangedSince extends Error {
  constructor(readonly lists: readonly (keyof InstitutionSettings)[]) {
    super(`${lists.join(', ')} have changed since they were read`);
  }
}

const texts = ['guias', 'perguntas', 'informacoes'] as const;
const keys = {
  campi: (row: { cod_campus: number }) => String(row.cod_campus),
  bibliotecas: (row: { sigla: string }) => row.sigla.toUpperCase(),
  solicitacoes: (row: { tipo: string }) => row.tipo,
  tipos_emprestimo: (row: { descricao: string }) => row.descricao.toUpperCase(),
};

/**
 * Throws a ChangedSince where neither what was read nor what is given is stored now: of a single value, of a list that is
 * stored as a whole, and of a row that is given as a new one.
 */
export async function assertAsRead(
  db: ClientBase,
  read: InstitutionSettings,
  given: InstitutionSettings,
): Promise<void> {
  if (Object.keys(read).length === 0) return;
  const stored = await findInstitutionSettings(db);
  const isChanged: Partial<Record<keyof InstitutionSettings, boolean>> = {
    instituicao: haveOtherValues(stored.instituicao, read.instituicao, given.instituicao),
    campi: haveOtherRows(stored.campi, read.campi, given.campi, keys.campi),
    bibliotecas: haveOtherRows(
      stored.bibliotecas?.map(byDay),
      read.bibliotecas?.map(byDay),
      given.bibliotecas?.map(byDay),
      keys.bibliotecas,
    ),
    tipos_emprestimo: haveOtherRows(
      stored.tipos_emprestimo,
      read.tipos_emprestimo,
      given.tipos_emprestimo,
      keys.tipos_emprestimo,
    ),
    solicitacoes: haveOtherRows(stored.solicitacoes, read.solicitacoes, given.solicitacoes, keys.solicitacoes),
  };
  for (const list of texts)
    isChanged[list] = Boolean(read[list] && given[list]) && isOther(stored[list], read[list], given[list]);
  const changed = Object.entries(isChanged).flatMap(([part, is]) => (is ? [part as keyof InstitutionSettings] : []));
  if (changed.length > 0) throw new ChangedSince(changed);
}

const isOther = (stored: unknown, read: unknown, given: unknown): boolean =>
  differs(stored, read) && differs(stored, given);

/** Whether one of the values that are given is another one now than when they were read. */
const haveOtherValues = (stored: object = {}, read: object | undefined, given: object = {}): boolean => {
  if (read === undefined) return false;
  const [now, before] = [
    new Map<string, unknown>(Object.entries(stored)),
    new Map<string, unknown>(Object.entries(read)),
  ];
  return Object.entries(given).some(([name, value]: [string, unknown]) => {
    const none = Array.isArray(value) ? [] : null;
    return isOther(now.get(name) ?? none, before.get(name) ?? none, value ?? none);
  });
};

/** Whether that is so of a row, or a new one is given of which there is another one now. */
const haveOtherRows = <Row extends object>(
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
      if (now === undefined) return false;
      const before = find(read, row);
      return before === undefined ? haveOtherValues(now, row, row) : haveOtherValues(now, before, row);
    })
  );
};

type Library = NonNullable<InstitutionSettings['bibliotecas']>[number];

/** A library with each of its days as a value. Its pick-up places are left out: they are only ever added. */
const byDay = ({ horarios, locais_recebimento: _, ...library }: Library) => ({
  ...library,
  ...Object.fromEntries(
    (horarios ?? []).map(({ dia_semana, abre, fecha }) => [
      `horarios ${dia_semana}`,
      abre === null ? null : [abre, fecha],
    ]),
  ),
});

import type { ClientBase } from 'pg';
import { z } from 'zod';
import { InstitutionSettings } from '@catalogue/api-contract';
import { storableJson } from './storableJson';

/** What tells the rows of a list apart. The other lists are stored as a whole. */
const keys: Record<string, string> = {
  campi: 'cod_campus',
  bibliotecas: 'sigla',
  horarios: 'dia_semana',
  tipos_emprestimo: 'descricao',
  solicitacoes: 'tipo',
  atividades: 'codigo',
};
/** Lists that only grow. */
const growing = ['locais_recebimento'];

type Row = Record<string, unknown>;

/** As it is stored: a later version may have written more than this one knows. */
export type OwnLibrary = Row;

/** What was applied of a library's own; null before anything was. */
export async function findOwnLibrary(db: ClientBase): Promise<OwnLibrary | null> {
  const { rows } = await db.query<{ dados: OwnLibrary }>('SELECT dados FROM biblioteca_propria');
  return rows[0]?.dados ?? null;
}

/** Stores what `findOwnLibrary` gave, in this or in another database. */
export async function putOwnLibrary(db: ClientBase, library: OwnLibrary): Promise<void> {
  await db.query(
    `INSERT INTO biblioteca_propria AS b (dados) VALUES ($1::jsonb)
     ON CONFLICT (id) DO UPDATE SET dados = excluded.dados WHERE b.dados <> excluded.dados`,
    [storableJson(library)],
  );
}

// Commands and logs are in English, and the server's messages in Portuguese.
const english = z.locales.en().localeError;

/**
 * The part that this version knows and takes. `refused` names the values that are not valid here, each with what is wrong with it: the part
 * is without them, and without the row of a list that cannot do without one.
 */
export function knownPart(library: OwnLibrary): { known: InstitutionSettings; refused: string[] } {
  const known = structuredClone(library);
  const refused = new Map<string, string>();
  for (;;) {
    const { data, error } = InstitutionSettings.safeParse(known, { error: english });
    if (!error) return { known: data, refused: [...refused.values()] };
    const unknown = error.issues.filter((issue) => issue.code === 'unrecognized_keys');
    for (const { path, keys: names } of unknown)
      for (const name of names) Reflect.deleteProperty(valueAt(known, path) as Row, name);
    // One at a time, from the last: each changes the places of others.
    const issue = error.issues.at(-1);
    if (unknown.length > 0 || !issue) continue;
    const name = nameOf(known, issue.path);
    if (!refused.has(name)) refused.set(name, `${name}: ${issue.message}`);
    remove(known, issue.path);
  }
}

const valueAt = (part: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((whole, key) => (whole as Record<PropertyKey, unknown>)[key], part);

/** Takes a value out; where it is missing, or tells its row apart, what cannot do without it. */
function remove(library: OwnLibrary, path: readonly PropertyKey[]): void {
  const key = path.at(-1);
  if (key === undefined) throw new Error('The library’s own data are no object.');
  const whole = valueAt(library, path.slice(0, -1)) as Row | unknown[];
  if (Array.isArray(whole)) whole.splice(Number(key), 1);
  else if (Object.hasOwn(whole, key) && key !== keyOf(path.slice(0, -1))) Reflect.deleteProperty(whole, key);
  else remove(library, path.slice(0, -1));
}

/** What tells the rows apart among which the path leads to one. */
const keyOf = (path: readonly PropertyKey[]): string | undefined =>
  typeof path.at(-1) === 'number' ? (keys[String(path.at(-2))] ?? 'titulo') : undefined;

/** The path of a value, with what tells rows apart in place of numbers: `bibliotecas[BC].cod_campus`. */
function nameOf(library: OwnLibrary, path: readonly PropertyKey[]): string {
  return path
    .map((key, at) => {
      if (typeof key !== 'number') return `${at > 0 ? '.' : ''}${String(key)}`;
      const toRow = path.slice(0, at + 1);
      const row = valueAt(library, toRow);
      return `[${String((isRow(row) && row[keyOf(toRow) ?? '']) || key)}]`;
    })
    .join('');
}

/** Keeps what was applied, besides what was before it, so that it can be stored in a fresh database. */
export async function keepOwnLibrary(db: ClientBase, applied: InstitutionSettings): Promise<void> {
  const { $schema: _, ...data } = applied as InstitutionSettings & { $schema?: string };
  // Libraries may be of a campus that an import has made.
  const { rows: campi } = await db.query<Row>(
    'SELECT cod_campus, nome_campus FROM campus WHERE cod_campus = ANY ($1) ORDER BY cod_campus',
    [data.bibliotecas?.map(({ cod_campus }) => cod_campus) ?? []],
  );
  const before = merged(await findOwnLibrary(db), campi.length > 0 ? { campi } : {});
  await putOwnLibrary(db, merged(before, data) as OwnLibrary);
}

/** Two descriptions of a library as one that has the effect of both, one after the other. */
function merged(before: unknown, next: unknown, name = ''): unknown {
  if (Array.isArray(before) && Array.isArray(next)) {
    if (growing.includes(name)) return [...new Set([...before, ...next])];
    const key = keys[name];
    return key === undefined ? next : mergedRows(before as Row[], next as Row[], key);
  }
  if (!isRow(before) || !isRow(next)) return next;
  const row = { ...before };
  for (const [part, value] of Object.entries(next)) row[part] = merged(row[part], value, part);
  return row;
}

function mergedRows(before: readonly Row[], next: readonly Row[], key: string): Row[] {
  // Ignoring case, as they are looked up: the first spelling stays.
  const idOf = (row: Row) => String(row[key]).toUpperCase();
  const rows = new Map(before.map((row) => [idOf(row), row]));
  for (const row of next) {
    const known = rows.get(idOf(row));
    rows.set(idOf(row), known ? { ...(merged(known, row) as Row), [key]: known[key] } : row);
  }
  return [...rows.values()];
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

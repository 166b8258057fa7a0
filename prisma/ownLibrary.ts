import type { ClientBase } from 'pg';
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

/** The part that this version knows. Throws a ZodError if a value of it is not valid here. */
export function knownPart(library: OwnLibrary): InstitutionSettings {
  const known = structuredClone(library);
  for (const issue of InstitutionSettings.safeParse(known).error?.issues ?? []) {
    if (issue.code !== 'unrecognized_keys') continue;
    const row = issue.path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown>)[key], known);
    for (const key of issue.keys) Reflect.deleteProperty(row as Row, key);
  }
  return InstitutionSettings.parse(known);
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

import type { ClientBase } from 'pg';
import { searchKey } from '@catalogue/domain';
import { refreshLibraryFacet } from './libraryFacet';

export interface LibraryChoice {
  /** Library by code of the record (upper case): a known code or name, else the name of a library to create. */
  names: ReadonlyMap<string, string>;
  /** The library for items whose library is unknown or not named. */
  fallback: string | null;
}

export interface FoundLibrary {
  cod_biblioteca: number;
  desc_biblioteca: string;
  sigla: string;
  /** True if this call created it. */
  created: boolean;
}

const UNNAMED = 'Sem biblioteca informada';
/** The campus of libraries that an import creates. */
export const UNNAMED_CAMPUS = 'Sem campus informado';

type Wanted = Pick<FoundLibrary, 'sigla' | 'desc_biblioteca'>;

/**
 * The library of each code in the records (null: the record names none), by that code. A code is matched by `sigla` or
 * name, ignoring case and accents; an unknown one creates a library of that name on the campus "Sem campus informado".
 * A name for a library that an earlier import created under its code alone names that library.
 * The caller's transaction must hold the lock of `lockAuthorities`, so that two imports do not create a library twice.
 */
export async function findOrCreateLibraries(
  db: ClientBase,
  codes: readonly (string | null)[],
  { names, fallback }: LibraryChoice,
): Promise<Map<string | null, FoundLibrary>> {
  const { rows } = await db.query<Wanted & { cod_biblioteca: number }>(
    'SELECT cod_biblioteca, sigla, desc_biblioteca FROM biblioteca ORDER BY cod_biblioteca',
  );
  const known: FoundLibrary[] = rows.map((row) => ({ ...row, created: false }));
  const find = (name: string): FoundLibrary | undefined =>
    known.find(({ sigla }) => same(sigla, name)) ?? known.find(({ desc_biblioteca }) => same(desc_biblioteca, name));
  const found = new Map<string | null, FoundLibrary>();
  for (const code of new Set(codes)) {
    const named = code === null ? undefined : names.get(code.toUpperCase());
    const unknown = named ?? fallback ?? code ?? UNNAMED;
    const own = code === null ? undefined : known.find(({ sigla }) => same(sigla, code));
    let library = named === undefined && code !== null ? find(code) : undefined;
    library ??= find(unknown);
    if (library === undefined && own && isUnnamed(own)) {
      await nameLibrary(db, own.cod_biblioteca, unknown);
      own.desc_biblioteca = unknown;
      library = own;
    }
    if (library === undefined) {
      // The code may belong to a library of another name.
      const sigla = named === undefined || own ? unknown : (code ?? unknown);
      library = await create(db, { sigla, desc_biblioteca: unknown });
      known.push(library);
    }
    found.set(code, library);
  }
  return found;
}

/** Whether an import created it, which knew its code only. */
const isUnnamed = ({ sigla, desc_biblioteca }: Wanted): boolean => sigla === desc_biblioteca;

/** Gives a library another name, also in the facet of its titles. */
export async function nameLibrary(db: ClientBase, cod_biblioteca: number, name: string): Promise<void> {
  await db.query('UPDATE biblioteca SET desc_biblioteca = $2 WHERE cod_biblioteca = $1', [cod_biblioteca, name]);
  const { rows } = await db.query<{ cod_acervo: number }>(
    'SELECT DISTINCT cod_acervo FROM exemplar WHERE cod_biblioteca = $1',
    [cod_biblioteca],
  );
  await refreshLibraryFacet(
    db,
    rows.map(({ cod_acervo }) => cod_acervo),
  );
}

/**
 * Gives libraries another name or campus, by their code; a new campus is created. Returns the codes that no library has.
 */
export async function nameLibraries(
  db: ClientBase,
  names: ReadonlyMap<string, string>,
  campuses: ReadonlyMap<string, string>,
): Promise<string[]> {
  const { rows } = await db.query<Wanted & { cod_biblioteca: number }>(
    'SELECT cod_biblioteca, sigla, desc_biblioteca FROM biblioteca',
  );
  const find = (code: string) => rows.find(({ sigla }) => same(sigla, code))?.cod_biblioteca;
  for (const [code, name] of names) {
    const library = find(code);
    if (library !== undefined) await nameLibrary(db, library, name);
  }
  for (const [code, campus] of campuses) {
    const library = find(code);
    if (library === undefined) continue;
    await createCampus(db, campus);
    await db.query(
      'UPDATE biblioteca SET cod_campus = (SELECT min(cod_campus) FROM campus WHERE nome_campus = $2) WHERE cod_biblioteca = $1',
      [library, campus],
    );
  }
  return [...new Set([...names.keys(), ...campuses.keys()])].filter((code) => find(code) === undefined);
}

const createCampus = (db: ClientBase, name: string) =>
  db.query(
    `INSERT INTO campus (cod_campus, nome_campus)
     SELECT coalesce(max(cod_campus), 0) + 1, $1 FROM campus HAVING NOT coalesce(bool_or(nome_campus = $1), false)`,
    [name],
  );

const same = (one: string, other: string): boolean =>
  one.toUpperCase() === other.toUpperCase() || (searchKey(one) !== '' && searchKey(one) === searchKey(other));

async function create(db: ClientBase, { sigla, desc_biblioteca }: Wanted): Promise<FoundLibrary> {
  await createCampus(db, UNNAMED_CAMPUS);
  const { rows } = await db.query<{ cod_biblioteca: number }>(
    `INSERT INTO biblioteca (cod_biblioteca, sigla, desc_biblioteca, cod_campus)
     SELECT (SELECT coalesce(max(cod_biblioteca), 0) + 1 FROM biblioteca), $1, $2, min(cod_campus) FROM campus WHERE nome_campus = $3
     RETURNING cod_biblioteca`,
    [sigla, desc_biblioteca, UNNAMED_CAMPUS],
  );
  return { cod_biblioteca: rows[0]?.cod_biblioteca ?? 0, sigla, desc_biblioteca, created: true };
}

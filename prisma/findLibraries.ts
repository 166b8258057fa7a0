import type { ClientBase } from 'pg';
import { searchKey } from '@catalogue/domain';

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
const UNNAMED_CAMPUS = 'Sem campus informado';

type Wanted = Pick<FoundLibrary, 'sigla' | 'desc_biblioteca'>;

/**
 * The library of each code in the records (null: the record names none), by that code. A code is matched by `sigla` or
 * name, ignoring case and accents; an unknown one creates a library of that name on the campus "Sem campus informado".
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
    const sigla = named === undefined ? unknown : (code ?? unknown);
    let library = named === undefined && code !== null ? find(code) : undefined;
    library ??= find(unknown);
    if (library === undefined) {
      library = await create(db, { sigla, desc_biblioteca: unknown });
      known.push(library);
    }
    found.set(code, library);
  }
  return found;
}

const same = (one: string, other: string): boolean =>
  one.toUpperCase() === other.toUpperCase() || (searchKey(one) !== '' && searchKey(one) === searchKey(other));

async function create(db: ClientBase, { sigla, desc_biblioteca }: Wanted): Promise<FoundLibrary> {
  await db.query(
    `INSERT INTO campus (cod_campus, nome_campus)
     SELECT coalesce(max(cod_campus), 0) + 1, $1 FROM campus HAVING NOT coalesce(bool_or(nome_campus = $1), false)`,
    [UNNAMED_CAMPUS],
  );
  const { rows } = await db.query<{ cod_biblioteca: number }>(
    `INSERT INTO biblioteca (cod_biblioteca, sigla, desc_biblioteca, cod_campus)
     SELECT (SELECT coalesce(max(cod_biblioteca), 0) + 1 FROM biblioteca), $1, $2, min(cod_campus) FROM campus WHERE nome_campus = $3
     RETURNING cod_biblioteca`,
    [sigla, desc_biblioteca, UNNAMED_CAMPUS],
  );
  return { cod_biblioteca: rows[0]?.cod_biblioteca ?? 0, sigla, desc_biblioteca, created: true };
}

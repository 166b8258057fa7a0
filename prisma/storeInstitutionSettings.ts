import type { ClientBase } from 'pg';
import { libraryLists, type InstitutionSettings, type RequestConditions } from '@catalogue/api-contract';
import { defaultRenewalLimit } from '@catalogue/domain';
import { lockAuthorities } from './authorities';
import { assertAsRead } from './changedSince';
import { nameLibrary } from './findLibraries';
import { findOwnLibrary, keepOwnLibrary, knownPart } from './ownLibrary';
import { storableJson } from './storableJson';
import { storeTexts } from './storeInstitutionTexts';

/** Of the variant of the institution that is active; all else is the same in each variant. */
const signInTexts = ['denominacao_login', 'msg_login'];

/** The data name something that there is not. The message is the end of a sentence about it. */
export class UnknownCode extends Error {
  constructor(
    /** Where in the data it is named. */
    readonly path: readonly (string | number)[],
    sentence: string,
  ) {
    super(sentence);
  }
}

/**
 * Stores the data in the caller's transaction, where a reset finds them again, and returns how many values, campuses and
 * libraries it changed. Throws an UnknownCode, and a ChangedSince where `read` has what the caller has read of the data.
 */
export async function storeInstitutionSettings(
  db: ClientBase,
  data: InstitutionSettings,
  read: InstitutionSettings = {},
): Promise<number> {
  await lockAuthorities(db);
  await assertAsRead(db, read, data);
  const changed = await storeParts(db, data, (unknown) => {
    throw unknown;
  });
  await keepOwnLibrary(db, data);
  return changed;
}

/**
 * Stores what the library has kept of its own (`ownLibrary.ts`) in the caller's transaction. What names something that this
 * database lacks is left out, and stays kept: the database may have been seeded with less than the one that it comes from. So is what
 * is not valid in this version: `onRefused` gets a sentence about that.
 */
export async function restoreOwnLibrary(db: ClientBase, onRefused: (sentence: string) => void): Promise<void> {
  const library = await findOwnLibrary(db);
  if (!library) return;
  const { known, refused } = knownPart(library);
  if (refused.length > 0)
    onRefused(
      `What was applied of the library's own has values that this version does not take: ${refused.join('; ')}. They are left out until a value that is valid here is applied or published.`,
    );
  await storeParts(db, known, () => undefined);
}

async function storeParts(
  db: ClientBase,
  data: InstitutionSettings,
  onUnknown: (unknown: UnknownCode) => void,
): Promise<number> {
  await lockAuthorities(db);
  let changed = await storeInstitution(db, data.instituicao ?? {});
  for (const campus of data.campi ?? []) changed += await storeCampus(db, campus);
  for (const [index, library] of (data.bibliotecas ?? []).entries()) {
    const campuses = await db.query('SELECT FROM campus WHERE cod_campus = $1', [library.cod_campus]);
    if (campuses.rowCount === 0)
      onUnknown(
        new UnknownCode(
          ['bibliotecas', index, 'cod_campus'],
          `names campus ${library.cod_campus}, which is neither in "campi" nor stored`,
        ),
      );
    else changed += await storeLibrary(db, library);
  }
  for (const type of data.tipos_emprestimo ?? []) changed += await storeLoanType(db, type);
  for (const conditions of data.solicitacoes ?? []) changed += await storeRequestConditions(db, conditions);
  for (const [index, activity] of (data.atividades ?? []).entries()) {
    const change = await storeActivity(db, activity);
    if (change === null)
      onUnknown(
        new UnknownCode(
          ['atividades', index, 'codigo'],
          `names activity ${activity.codigo}, which the app does not have`,
        ),
      );
    else changed += change;
  }
  return changed + (await storeTexts(db, data));
}

async function storeInstitution(
  db: ClientBase,
  institution: NonNullable<InstitutionSettings['instituicao']>,
): Promise<number> {
  let changed = 0;
  for (const [column, value] of Object.entries(institution)) {
    const where = signInTexts.includes(column) ? 'active AND' : '';
    const { rowCount } = await db.query(
      `UPDATE instituicao SET ${column} = $1 WHERE ${where} ${column} IS DISTINCT FROM $1`,
      [value],
    );
    // The variants of the institution are one to whoever counts.
    if (rowCount) changed += 1;
  }
  return changed;
}

async function storeCampus(
  db: ClientBase,
  { cod_campus, nome_campus }: NonNullable<InstitutionSettings['campi']>[number],
): Promise<number> {
  const { rowCount } = await db.query(
    `INSERT INTO campus (cod_campus, nome_campus) VALUES ($1, $2)
     ON CONFLICT (cod_campus) DO UPDATE SET nome_campus = excluded.nome_campus
      WHERE campus.nome_campus <> excluded.nome_campus`,
    [cod_campus, nome_campus],
  );
  return rowCount ?? 0;
}

type LibraryRow = NonNullable<InstitutionSettings['bibliotecas']>[number];

async function storeLibrary(
  db: ClientBase,
  { horarios = [], locais_recebimento = [], ...library }: LibraryRow,
): Promise<number> {
  const created = await db.query(
    `INSERT INTO biblioteca (cod_biblioteca, sigla, desc_biblioteca, cod_campus)
     SELECT (SELECT coalesce(max(cod_biblioteca), 0) + 1 FROM biblioteca), $1::text, $2::text, $3::int
      WHERE NOT EXISTS (SELECT FROM biblioteca WHERE upper(sigla) = upper($1))`,
    [library.sigla, library.desc_biblioteca, library.cod_campus],
  );
  const { rows } = await db.query<{ cod_biblioteca: number; desc_biblioteca: string }>(
    'SELECT cod_biblioteca, desc_biblioteca FROM biblioteca WHERE upper(sigla) = upper($1)',
    [library.sigla],
  );
  let changed = created.rowCount ?? 0;
  for (const { cod_biblioteca, desc_biblioteca } of rows) {
    if (desc_biblioteca !== library.desc_biblioteca) {
      await nameLibrary(db, cod_biblioteca, library.desc_biblioteca);
      changed += 1;
    }
    const moved = await db.query(
      'UPDATE biblioteca SET cod_campus = $2 WHERE cod_biblioteca = $1 AND cod_campus <> $2',
      [cod_biblioteca, library.cod_campus],
    );
    changed += moved.rowCount ?? 0;
    for (const hours of horarios) changed += await storeHours(db, cod_biblioteca, hours);
    for (const list of libraryLists) changed += await storeList(db, cod_biblioteca, list, library[list]);
    for (const place of locais_recebimento) changed += await storePlace(db, cod_biblioteca, place);
  }
  return changed;
}

async function storeList(
  db: ClientBase,
  cod_biblioteca: number,
  list: (typeof libraryLists)[number],
  rows: readonly unknown[] | undefined,
): Promise<number> {
  if (rows === undefined) return 0;
  const { rowCount } = await db.query(
    `UPDATE biblioteca SET ${list} = $2::jsonb WHERE cod_biblioteca = $1 AND ${list} <> $2::jsonb`,
    [cod_biblioteca, storableJson(rows)],
  );
  return rowCount ?? 0;
}

type Hours = NonNullable<LibraryRow['horarios']>[number];

async function storeHours(db: ClientBase, cod_biblioteca: number, hours: Hours): Promise<number> {
  const { rowCount } = await db.query(
    `INSERT INTO horario_atendimento AS h (cod_biblioteca, dia_semana, abre, fecha) VALUES ($1, $2, $3, $4)
     ON CONFLICT (cod_biblioteca, dia_semana) DO UPDATE SET abre = excluded.abre, fecha = excluded.fecha
      WHERE (h.abre, h.fecha) IS DISTINCT FROM (excluded.abre, excluded.fecha)`,
    [cod_biblioteca, hours.dia_semana, hours.abre, hours.fecha],
  );
  return rowCount ?? 0;
}

async function storeLoanType(
  db: ClientBase,
  type: NonNullable<InstitutionSettings['tipos_emprestimo']>[number],
): Promise<number> {
  const values = [type.descricao, type.dias, type.permite_emprestimo, type.permite_reserva, type.renovacoes ?? null];
  const { rowCount } = await db.query(
    `UPDATE tipo_emprestimo SET dias = $2, permite_emprestimo = $3, permite_reserva = $4, renovacoes = coalesce($5, renovacoes)
      WHERE upper(descricao) = upper($1)
        AND (dias, permite_emprestimo, permite_reserva, renovacoes) IS DISTINCT FROM ($2, $3, $4, coalesce($5, renovacoes))`,
    values,
  );
  const created = await db.query(
    `INSERT INTO tipo_emprestimo (cod_tipo_emprestimo, descricao, dias, permite_emprestimo, permite_reserva, renovacoes)
     SELECT (SELECT coalesce(max(cod_tipo_emprestimo), 0) + 1 FROM tipo_emprestimo), $1::text, $2::int, $3::boolean, $4::boolean,
            coalesce($5::int, ${defaultRenewalLimit})
      WHERE NOT EXISTS (SELECT FROM tipo_emprestimo WHERE upper(descricao) = upper($1))`,
    values,
  );
  return (rowCount ?? 0) + (created.rowCount ?? 0);
}

async function storeRequestConditions(
  db: ClientBase,
  { tipo, dias_uteis, valor, paginas }: RequestConditions,
): Promise<number> {
  const { rowCount } = await db.query(
    `INSERT INTO condicao_solicitacao AS c (tipo, dias_uteis, valor, paginas) VALUES ($1, $2, $3, $4)
     ON CONFLICT (tipo) DO UPDATE SET dias_uteis = excluded.dias_uteis, valor = excluded.valor, paginas = excluded.paginas
      WHERE (c.dias_uteis, c.valor, c.paginas) IS DISTINCT FROM (excluded.dias_uteis, excluded.valor, excluded.paginas)`,
    [tipo, dias_uteis, valor, paginas],
  );
  return rowCount ?? 0;
}

/** The functions are those of the app: none is created. Null for one that there is not. */
async function storeActivity(
  db: ClientBase,
  { codigo, existe, descricao, informativo }: NonNullable<InstitutionSettings['atividades']>[number],
): Promise<number | null> {
  const { rows } = await db.query<{ descricao: string; informativo: string | null }>(
    'SELECT descricao, informativo FROM atividade WHERE codigo = $1',
    [codigo],
  );
  const [stored] = rows;
  if (!stored) return null;
  const text = informativo === undefined ? stored.informativo : informativo;
  const { rowCount } = await db.query(
    `UPDATE atividade SET existe = $2, descricao = $3, informativo = $4
      WHERE codigo = $1 AND (existe, descricao, informativo) IS DISTINCT FROM ($2, $3, $4)`,
    [codigo, existe, descricao ?? stored.descricao, text],
  );
  return rowCount ?? 0;
}

async function storePlace(db: ClientBase, cod_biblioteca: number, descricao: string): Promise<number> {
  const { rowCount } = await db.query(
    `INSERT INTO local_recebimento (cod_local_recebimento, cod_biblioteca, descricao)
     SELECT (SELECT coalesce(max(cod_local_recebimento), 0) + 1 FROM local_recebimento), $1::int, $2::text
      WHERE NOT EXISTS (SELECT FROM local_recebimento WHERE cod_biblioteca = $1 AND descricao = $2)`,
    [cod_biblioteca, descricao],
  );
  return rowCount ?? 0;
}

import type { MarcRecord } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';

interface Option {
  codigo: string;
  descricao: string;
}

export interface FormOptions {
  bibliotecas: { cod_biblioteca: number; desc_biblioteca: string }[];
  tipos_obra: Option[];
  idiomas: Option[];
  anos: { min: number | null; max: number | null };
}

/** What the search form offers: libraries, and the work types, languages and years that titles have. */
export async function findFormOptions(db: PrismaClient): Promise<FormOptions> {
  const [bibliotecas, tipos_obra, idiomas, [anos]] = await Promise.all([
    db.library.findMany({
      select: { cod_biblioteca: true, desc_biblioteca: true },
      orderBy: [{ desc_biblioteca: 'asc' }, { cod_biblioteca: 'asc' }],
    }),
    db.$queryRaw<Option[]>`
      SELECT cod_tipo_obra::text AS codigo, min(desc_tipo_obra) AS descricao
        FROM acervo GROUP BY cod_tipo_obra ORDER BY min(desc_tipo_obra)`,
    db.$queryRaw<Option[]>`
      SELECT idioma AS codigo, coalesce(min(idioma_desc), idioma) AS descricao
        FROM acervo WHERE idioma ~ '^[a-z]{3}$' GROUP BY idioma ORDER BY 2, 1`,
    db.$queryRaw<FormOptions['anos'][]>`SELECT min(ano_publicacao) AS min, max(ano_publicacao) AS max FROM acervo`,
  ]);
  return { bibliotecas, tipos_obra, idiomas, anos: anos ?? { min: null, max: null } };
}

export interface LibrarySearch {
  search_text: string;
  cod_campus: number | null;
  page: number;
}

export const librariesPerPage = 20;

/** One page of libraries by name; the text may stand anywhere in the name, accents and case aside. */
export async function findLibraries(db: PrismaClient, { search_text, cod_campus, page }: LibrarySearch) {
  const [found] = await db.$queryRaw<{ total: number; data: FormOptions['bibliotecas'] }[]>`
    WITH found AS (
      SELECT cod_biblioteca, desc_biblioteca FROM biblioteca
       WHERE (${cod_campus}::int IS NULL OR cod_campus = ${cod_campus})
         AND strpos(lower(unaccent(desc_biblioteca)), lower(unaccent(${search_text}))) > 0),
    shown AS (
      SELECT * FROM found ORDER BY desc_biblioteca, cod_biblioteca
       LIMIT ${librariesPerPage} OFFSET ${(page - 1) * librariesPerPage}::bigint)
    SELECT (SELECT count(*)::int FROM found) AS total,
           coalesce((SELECT json_agg(shown ORDER BY desc_biblioteca, cod_biblioteca) FROM shown), '[]') AS data`;
  return found ?? { total: 0, data: [] };
}

/** The records of titles, in the order asked for; codes without a title are left out. */
export const findRecords = (db: PrismaClient, codes: readonly number[]) =>
  db.$queryRaw<{ cod_acervo: number; marc: MarcRecord }[]>`
    SELECT a.cod_acervo, a.marc
      FROM unnest(${codes}::int[]) WITH ORDINALITY AS w(cod_acervo, place) JOIN acervo a USING (cod_acervo)
     ORDER BY w.place`;

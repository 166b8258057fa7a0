import {
  catalogueModule,
  HoldStatus,
  SummaryType,
  type CopyEntry,
  type ReplyRow,
  type title,
} from '@catalogue/api-contract';
import { activitiesIn, type CopyFacts, type CopyParts, type MarcRecord, type OptionalTabs } from '@catalogue/domain';
import { Prisma, type PrismaClient } from '@catalogue/database/generated/client';
import { isFreeCopy, isReadOnSiteCopy } from '../../copyConditions.store';
import { usesOf } from './figures.store';

const { sql } = Prisma;

export type FoundTitle = Omit<ReplyRow<(typeof title)['getTitle']>, 'campos'> & { marc: MarcRecord };

export const findTitle = async (db: PrismaClient, cod_acervo: number): Promise<FoundTitle | undefined> =>
  (
    await db.$queryRaw<FoundTitle[]>`
      SELECT cod_acervo, marc, cod_tipo_obra, desc_tipo_obra, ano_publicacao, idioma, idioma_desc, numero_chamada,
             link_capa, acesso_remoto, possui_acessibilidade
        FROM acervo WHERE cod_acervo = ${cod_acervo}`
  )[0];

export const titleExists = async (db: PrismaClient, cod_acervo: number): Promise<boolean> =>
  (await db.title.count({ where: { cod_acervo } })) > 0;

/** The records of titles, in the order asked for; codes without a title are left out. */
export const findRecords = (db: PrismaClient, codes: readonly number[]) =>
  db.$queryRaw<{ cod_acervo: number; marc: MarcRecord }[]>`
    SELECT a.cod_acervo, a.marc
      FROM unnest(${codes}::int[]) WITH ORDINALITY AS w(cod_acervo, place) JOIN acervo a USING (cod_acervo)
     ORDER BY w.place`;

/** The authorities of this title's headings. */
export const findTitleAuthorities = (db: PrismaClient, cod_acervo: number) =>
  db.$queryRaw<{ cod_autoridade: number; name_key: string }[]>`
    SELECT DISTINCT u.cod_autoridade, u.name_key
      FROM acervo_autoridade v JOIN autoridade u USING (cod_autoridade)
     WHERE v.cod_acervo = ${cod_acervo}`;

export type FoundCopy = Required<Omit<CopyEntry, 'cod_biblioteca'>> &
  CopyFacts &
  CopyParts & { cod_biblioteca: number };

const copyRows = (which: Prisma.Sql, before = Prisma.empty) => sql`
  SELECT ${before} x.cod_exemplar, x.cod_biblioteca, b.desc_biblioteca, x.localizacao,
         coalesce(x.numero_chamada, a.numero_chamada) AS numero_chamada,
         t.descricao AS tipo_emprestimo, t.dias AS dias_emprestimo, t.permite_emprestimo, t.permite_reserva,
         x.situacao, ${isFreeCopy} AS disponivel,
         to_char(e.data_prevista, 'YYYY-MM-DD') AS data_prevista_devolucao,
         x.volume, x.tomo, x.parte, x.material
    FROM exemplar x
    JOIN acervo a USING (cod_acervo)
    JOIN biblioteca b USING (cod_biblioteca)
    JOIN tipo_emprestimo t USING (cod_tipo_emprestimo)
    LEFT JOIN emprestimo e ON e.cod_exemplar = x.cod_exemplar AND e.data_devolucao IS NULL
   WHERE ${which}
   ORDER BY b.desc_biblioteca, x.volume NULLS FIRST, x.tomo NULLS FIRST, x.parte NULLS FIRST, x.cod_exemplar`;

/** Copies of a title by library. */
export const findCopies = (
  db: Pick<PrismaClient, '$queryRaw'>,
  cod_acervo: number,
  cod_biblioteca: number | null,
): Promise<FoundCopy[]> =>
  db.$queryRaw(
    copyRows(
      sql`x.cod_acervo = ${cod_acervo} AND (${cod_biblioteca}::int IS NULL OR x.cod_biblioteca = ${cod_biblioteca})`,
    ),
  );

/** How many patrons wait for a copy of a title. */
export const countWaiting = (db: PrismaClient, cod_acervo: number): Promise<number> =>
  db.hold.count({ where: { cod_acervo, situacao: HoldStatus.waiting } });

/** Copies of several titles. */
export const findCopiesOfAll = (
  db: Pick<PrismaClient, '$queryRaw'>,
  titles: readonly number[],
): Promise<(FoundCopy & { cod_acervo: number })[]> =>
  db.$queryRaw(copyRows(sql`x.cod_acervo = ANY(${titles}::int[])`, sql`x.cod_acervo,`));

/**
 * Libraries with copies of a title; `localizacao` is the place of a free copy, else of one for local use, else of any.
 */
export const findHoldings = (db: PrismaClient, cod_acervo: number) =>
  db.$queryRaw<ReplyRow<(typeof title)['listTitleLibraries']>>`
    SELECT b.cod_biblioteca, b.desc_biblioteca, count(*)::int AS total,
           (count(*) FILTER (WHERE ${isFreeCopy}))::int AS disponiveis,
           (count(*) FILTER (WHERE ${isReadOnSiteCopy}))::int AS consulta_local,
           coalesce(min(x.localizacao) FILTER (WHERE ${isFreeCopy}),
                    min(x.localizacao) FILTER (WHERE ${isReadOnSiteCopy}), min(x.localizacao)) AS localizacao
      FROM exemplar x
      JOIN biblioteca b USING (cod_biblioteca)
      JOIN tipo_emprestimo t USING (cod_tipo_emprestimo)
     WHERE x.cod_acervo = ${cod_acervo}
     GROUP BY b.cod_biblioteca, b.desc_biblioteca
     ORDER BY b.desc_biblioteca`;

const hasKardex = (cod_acervo: number) => sql`EXISTS (SELECT 1 FROM kardex WHERE cod_acervo = ${cod_acervo})`;
const hasSummaries = (cod_acervo: number, tipo: string) =>
  sql`EXISTS (SELECT 1 FROM sumario WHERE cod_acervo = ${cod_acervo} AND tipo = ${tipo})`;

/** The data of a title that is not in its record or its copies. */
export const findOptionalTabs = async (
  db: PrismaClient,
  cod_acervo: number,
  timeZone: string,
): Promise<OptionalTabs> => {
  const [found] = await db.$queryRaw<OptionalTabs[]>`
    SELECT ${hasKardex(cod_acervo)} AS kardex,
           ${hasSummaries(cod_acervo, SummaryType.serial)} AS sumarios,
           ${hasSummaries(cod_acervo, SummaryType.book)} AS sumarios_livros,
           EXISTS (SELECT 1 FROM ${usesOf(cod_acervo, timeZone)} uses) AS dados_estatisticos,
           EXISTS (SELECT 1 FROM armazem_item WHERE cod_acervo = ${cod_acervo}) AS acervo_fechado`;
  if (!found) throw new Error('The database answered nothing.');
  return found;
};

/** The personal activities of a patron. */
export const findActivitiesOf = async (db: PrismaClient, cod_pessoa: number): Promise<number[]> =>
  activitiesIn(catalogueModule, await db.permission.findMany({ where: { cod_pessoa } }));

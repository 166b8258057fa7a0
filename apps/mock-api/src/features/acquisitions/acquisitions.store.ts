import type { SuggestionForm, ReplyRow, acquisitions } from '@catalogue/api-contract';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { maxSuggestionsInDay } from '@catalogue/domain';
import { lockPatron } from '../../locks.store';

export const findStatuses = (db: PrismaClient) => db.suggestionStatus.findMany({ orderBy: { codigo: 'asc' } });

/** Stores a suggestion and counts it in its month; returns its code, null when the person has made too many today (ISO). */
export const storeSuggestion = (
  db: PrismaClient,
  suggestion: SuggestionForm & { cod_pessoa: number; cod_situacao: number; data: Date },
  { today, timeZone }: { today: string; timeZone: string },
): Promise<number | null> =>
  db.$transaction(async (tx) => {
    // Locked, so that two calls do not both find room for the last one.
    await lockPatron(tx, suggestion.cod_pessoa);
    const [made] = await tx.$queryRaw<{ today: number }[]>`
      SELECT count(*)::int AS today FROM sugestao_aquisicao
       WHERE cod_pessoa = ${suggestion.cod_pessoa} AND (data AT TIME ZONE ${timeZone})::date = ${today}::date`;
    if ((made?.today ?? 0) >= maxSuggestionsInDay) return null;
    await tx.$executeRaw`
      INSERT INTO aquisicao_estatistica (cod_biblioteca, mes, sugestoes, adquiridos, valor)
      VALUES (${suggestion.biblioteca}, date_trunc('month', ${today}::date), 1, 0, 0)
      ON CONFLICT (cod_biblioteca, mes) DO UPDATE SET sugestoes = aquisicao_estatistica.sugestoes + 1`;
    return (await tx.suggestion.create({ data: suggestion })).codigo;
  });

interface SuggestionFilter {
  dataIni?: string | undefined;
  dataFim?: string | undefined;
  situacao?: number | undefined;
}

/** A person's suggestions, newest first. */
export const findSuggestions = (
  db: PrismaClient,
  cod_pessoa: number,
  { dataIni, dataFim, situacao }: SuggestionFilter,
  timeZone: string,
) =>
  db.$queryRaw<ReplyRow<(typeof acquisitions)['listSuggestions']>>`
    SELECT s.codigo, s.titulo, s.autor, s.editor, s.edicao, s.isbn_issn, s.periodico, s.outras_inf,
           s.biblioteca, b.desc_biblioteca, s.cod_situacao AS situacao, t.descricao AS desc_situacao,
           to_char(s.data AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS data
      FROM sugestao_aquisicao s
      JOIN situacao_sugestao t ON t.codigo = s.cod_situacao
      JOIN biblioteca b ON b.cod_biblioteca = s.biblioteca
     WHERE s.cod_pessoa = ${cod_pessoa}
       AND (${dataIni ?? null}::date IS NULL
            OR (s.data AT TIME ZONE ${timeZone})::date BETWEEN ${dataIni ?? null}::date AND ${dataFim ?? null}::date)
       AND (${situacao ?? null}::int IS NULL OR s.cod_situacao = ${situacao ?? null})
     ORDER BY s.data DESC, s.codigo DESC`;

/** The months of a period, in order. */
export const findStatistics = (
  db: PrismaClient,
  { dataIni, dataFim, biblioteca }: { dataIni: string; dataFim: string; biblioteca?: number | undefined },
) =>
  db.$queryRaw<ReplyRow<(typeof acquisitions)['getAcquisitionStatistics']>>`
    SELECT to_char(mes, 'YYYY-MM') AS mes, sum(sugestoes)::int AS sugestoes, sum(adquiridos)::int AS adquiridos,
           sum(valor)::float8 AS valor
      FROM aquisicao_estatistica
     WHERE mes BETWEEN date_trunc('month', ${dataIni}::date) AND ${dataFim}::date
       AND (${biblioteca ?? null}::int IS NULL OR cod_biblioteca = ${biblioteca ?? null})
     GROUP BY mes ORDER BY mes`;

import { DebtService, HoldStatus, type Notice } from '@catalogue/api-contract';
import {
  addDays,
  bySignature,
  extendDays,
  hoursOn,
  positionOf,
  requestSummary,
  slipNumber,
  type FactsOfAct,
  type FactsOfDay,
  type RequestFields,
  type RequestForm,
  type WaitingHold,
} from '@catalogue/domain';
import { Prisma, type PrismaClient } from '@catalogue/database/generated/client';
import { isInForce, isOwed } from '../../personConditions.store';
import { findDeclarationsOfDay, findOpenSlipsDue } from '../clearance/clearance.public';
import { findQueue } from '../holds/holds.public';
import { interests } from '../interest-profile/interest-profile.public';
import { takeReceivedIssues } from '../serials/serials.public';
import { findOpeningHours } from '../site/site.public';
import { findLoansOfDay } from './dueLoans.store';

type Db = Pick<PrismaClient, '$queryRaw'>;

/** Rows of a table that nobody was told of, the oldest first; `most`: null for all of them. */
const untold = (table: string, key: string, most: number | null) => {
  const [from, id] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${key}"`)];
  return Prisma.sql`untold AND ${id} IN (SELECT ${id} FROM ${from} WHERE untold ORDER BY ${id} LIMIT ${most}::int)`;
};

type HoldRow = Omit<FactsOfDay['holds'][number], 'posicao' | 'horario'> &
  Omit<WaitingHold, 'cod_acervo'> & { acervo: number; cod_biblioteca: number };

/**
 * What acts have changed and nobody was told of by a day (ISO). Changes count as told once this has read them: the statement
 * that reads them marks them too, so that it never marks one that another transaction makes meanwhile. `most`: of each kind at
 * once; null for all.
 */
export const takeFactsOfAct = async (
  tx: Db,
  day: string,
  timeZone: string,
  most: number | null,
): Promise<FactsOfAct> => ({
  holds: await withPlaces(tx, day, await takeChangedHolds(tx, most)),
  loanRequests: await tx.$queryRaw<FactsOfDay['loanRequests'][number][]>`
    WITH s AS (UPDATE solicitacao_emprestimo SET untold = false
                WHERE ${untold('solicitacao_emprestimo', 'codigo', most)} RETURNING *)
    SELECT s.cod_pessoa, s.codigo::text, s.cod_acervo::text, a.titulo AS nome, s.status, s.resposta,
           CASE WHEN coalesce(s.domicilio, s.recebimento_textual) IS NULL THEN b.desc_biblioteca END AS desc_biblioteca
      FROM s JOIN acervo a USING (cod_acervo) JOIN biblioteca b ON b.cod_biblioteca = s.biblioteca_recebimento
     ORDER BY s.codigo`,
  requests: await takeRequests(tx, most),
  comments: await tx.$queryRaw<FactsOfDay['comments'][number][]>`
    WITH c AS (UPDATE comentario SET untold = false WHERE ${untold('comentario', 'id', most)} RETURNING *)
    SELECT c.cod_pessoa, c.id::text AS codigo, c.cod_acervo::text, a.titulo AS nome, NULL AS desc_biblioteca, c.aprovado
      FROM c JOIN acervo a USING (cod_acervo) WHERE c.aprovado IS NOT NULL ORDER BY c.id`,
  paidSlips: await takePaidSlips(tx, timeZone, most),
});

/** The facts that can become a notice on a day (ISO); those with a date only on the days of their rule. */
export async function takeFactsOfDay(tx: Db, day: string, timeZone: string): Promise<FactsOfDay> {
  const changed = await takeFactsOfAct(tx, day, timeZone, null);
  return {
    ...changed,
    loans: await findLoansOfDay(tx, day),
    holds: [...changed.holds, ...(await findLapsingHolds(tx, day, changed.holds))],
    searches: await tx.$queryRaw<FactsOfDay['searches'][number][]>`
      WITH s AS (UPDATE pesquisa_seguida SET untold = false WHERE untold RETURNING *)
      SELECT cod_pessoa, codigo::text, nome, NULL AS desc_biblioteca, novos::text[] AS novos FROM s ORDER BY s.codigo`,
    profiles: await tx.$queryRaw<FactsOfDay['profiles'][number][]>`
      WITH p AS (UPDATE perfil_novidade SET untold = false WHERE untold RETURNING *)
      SELECT p.cod_pessoa, p.cod_pessoa::text AS codigo, a.titulo AS nome, NULL AS desc_biblioteca, there.novos
        FROM p
       CROSS JOIN LATERAL (
         -- Not those of an import that has been undone.
         SELECT array_agg(cod_acervo::text ORDER BY cod_acervo) AS novos, max(cod_acervo) AS newest
           FROM acervo WHERE cod_acervo = ANY(p.novos)) AS there
        JOIN acervo a ON a.cod_acervo = there.newest ORDER BY p.cod_pessoa`,
    interests: await tx.$queryRaw<FactsOfDay['interests'][number][]>`
      SELECT cod_pessoa, codigo, NULL AS cod_acervo, descricao AS nome, NULL AS desc_biblioteca,
             to_char(ate, 'YYYY-MM-DD') AS ate
        FROM (${interests}) AS followed WHERE ate < ${day}::date OR ate = ${day}::date + ${extendDays}::int ORDER BY cod_pessoa, nome`,
    issues: await takeReceivedIssues(tx, day),
    stoppedFines: await tx.$queryRaw<FactsOfDay['stoppedFines'][number][]>`
      WITH e AS (UPDATE emprestimo SET untold = false WHERE untold RETURNING *)
      SELECT e.cod_pessoa, e.cod_emprestimo::text AS codigo, x.cod_acervo::text, a.titulo AS nome, b.desc_biblioteca,
             to_char(e.data_prevista, 'YYYY-MM-DD') AS ate, (d.valor_multa - d.desconto)::text AS valor
        FROM e JOIN debito d USING (cod_emprestimo) JOIN exemplar x USING (cod_exemplar)
        JOIN acervo a ON a.cod_acervo = x.cod_acervo JOIN biblioteca b ON b.cod_biblioteca = x.cod_biblioteca
       WHERE d.tipo_servico = ${DebtService.overdue} AND ${isOwed}
       ORDER BY e.cod_emprestimo`,
    declarations: await findDeclarationsOfDay(tx, { timeZone, today: day }),
    deviations: await tx.$queryRaw<FactsOfDay['deviations'][number][]>`
      SELECT DISTINCT ON (a.cod_pessoa, a.cod_biblioteca)
             a.cod_pessoa, a.id::text AS codigo, NULL AS cod_acervo, b.desc_biblioteca AS nome, b.desc_biblioteca, a.origem,
             to_char(a.data_fim, 'YYYY-MM-DD') AS ate
        FROM afastamento a JOIN biblioteca b USING (cod_biblioteca)
       WHERE a.data_fim = ${day}::date - 1
         AND NOT EXISTS (
               SELECT 1 FROM afastamento f
                WHERE f.cod_pessoa = a.cod_pessoa AND f.cod_biblioteca = a.cod_biblioteca AND ${isInForce(day)})
       ORDER BY a.cod_pessoa, a.cod_biblioteca, a.origem = ${bySignature} DESC, a.id`,
    slips: (await findOpenSlipsDue(tx, addDays(day, 1), { timeZone, today: day })).map(
      ({ id, cod_pessoa, desc_biblioteca, emitida_em, vencimento, valor }) => ({
        cod_pessoa,
        codigo: String(id),
        cod_acervo: null,
        nome: slipNumber(id, emitida_em),
        desc_biblioteca,
        ate: vencimento,
        valor: valor.toFixed(2),
      }),
    ),
  };
}

/** Named by what they ask for: a patron may have several of a kind. */
async function takeRequests(tx: Db, most: number | null): Promise<FactsOfDay['requests']> {
  type Row = Omit<FactsOfDay['requests'][number], 'nome'> & { form: RequestForm; dados: RequestFields };
  const rows = await tx.$queryRaw<Row[]>`
    WITH s AS (UPDATE solicitacao SET untold = false WHERE ${untold('solicitacao', 'codigo', most)} RETURNING *)
    SELECT s.cod_pessoa, s.codigo::text, NULL AS cod_acervo, b.desc_biblioteca, s.status, s.resposta,
           s.valor::float8, coalesce(s.subtipo, s.tipo) AS form, s.dados
      FROM s LEFT JOIN biblioteca b ON b.cod_biblioteca::text = s.dados ->> 'biblioteca_recebimento'
     ORDER BY s.codigo`;
  return rows.map(({ form, dados, ...request }) => ({ ...request, nome: requestSummary(form, dados) }));
}

async function takePaidSlips(tx: Db, timeZone: string, most: number | null): Promise<FactsOfDay['paidSlips']> {
  type Row = Omit<FactsOfDay['paidSlips'][number], 'codigo' | 'nome'> & { id: number; emitida_em: string };
  const rows = await tx.$queryRaw<Row[]>`
    WITH g AS (UPDATE gru SET untold = false WHERE ${untold('gru', 'id', most)} RETURNING *)
    SELECT g.id, g.cod_pessoa, NULL AS cod_acervo, b.desc_biblioteca, g.valor::text,
           to_char(g.created_at AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS emitida_em
      FROM g JOIN biblioteca b USING (cod_biblioteca) ORDER BY g.id`;
  return rows.map(({ id, emitida_em, ...slip }) => ({ ...slip, codigo: String(id), nome: slipNumber(id, emitida_em) }));
}

const holdColumns = Prisma.sql`
  r.cod_pessoa, r.cod_reserva::text AS codigo, r.cod_acervo::text, a.titulo AS nome, b.desc_biblioteca,
  r.situacao, to_char(r.validade, 'YYYY-MM-DD') AS ate, r.cod_reserva, r.cod_acervo AS acervo,
  r.biblioteca AS cod_biblioteca, r.volume, r.tomo, r.parte, r.material_adicional, r.localizacao,
  to_char(r.data AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS data`;
const withTitle = Prisma.sql`r JOIN acervo a USING (cod_acervo) JOIN biblioteca b ON b.cod_biblioteca = r.biblioteca`;

const takeChangedHolds = async (tx: Db, most: number | null): Promise<HoldRow[]> =>
  (
    await tx.$queryRaw<Omit<HoldRow, 'untold'>[]>`
      WITH changed AS (UPDATE reserva SET untold = false WHERE ${untold('reserva', 'cod_reserva', most)} RETURNING *)
      SELECT ${holdColumns} FROM changed ${withTitle} ORDER BY r.cod_reserva`
  ).map((row) => ({ ...row, untold: true }));

/** Ready holds whose last day is the next one, but those that are told of anyway. */
async function findLapsingHolds(tx: Db, day: string, told: FactsOfDay['holds']): Promise<FactsOfDay['holds']> {
  const rows = await tx.$queryRaw<Omit<HoldRow, 'untold'>[]>`
    SELECT ${holdColumns} FROM reserva ${withTitle}
     WHERE r.situacao = ${HoldStatus.released} AND r.validade = ${day}::date + 1
       AND NOT r.cod_reserva = ANY(${told.map(({ codigo }) => Number(codigo))}::int[])
     ORDER BY r.cod_reserva`;
  return withPlaces(
    tx,
    day,
    rows.map((row) => ({ ...row, untold: false })),
  );
}

/** Holds with their place in the queue, or when their library is open on the last day to fetch the copy. */
async function withPlaces(tx: Db, day: string, rows: readonly HoldRow[]): Promise<FactsOfDay['holds']> {
  const waiting = rows.filter(({ situacao }) => situacao === HoldStatus.waiting);
  const queue = await findQueue(
    tx,
    waiting.map(({ acervo }) => acervo),
  );
  const isReady = rows.some(({ situacao }) => situacao === HoldStatus.released);
  const libraries = isReady ? await findOpeningHours(tx, day, null) : [];
  return rows.map((row) => ({
    ...row,
    horario: hoursOf(row, libraries),
    posicao:
      row.situacao === HoldStatus.waiting
        ? positionOf(
            queue.filter(({ cod_acervo }) => cod_acervo === row.acervo),
            { ...row, cod_acervo: row.acervo },
          )
        : null,
  }));
}

/** When the library of a ready hold is open on its last day; undefined where that is not known. */
function hoursOf(
  { ate, cod_biblioteca }: { ate: string | null; cod_biblioteca: number },
  libraries: Awaited<ReturnType<typeof findOpeningHours>>,
): Notice['horario'] {
  const library = libraries.find((one) => one.cod_biblioteca === cod_biblioteca);
  return (library && ate !== null && hoursOn(library, ate)) || undefined;
}

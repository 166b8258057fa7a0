import { HoldStatus } from '@catalogue/api-contract';
import { addDays, loanNoticeDays, positionOf, type FactsOfDay, type WaitingHold } from '@catalogue/domain';
import { Prisma, type PrismaClient } from '@catalogue/database/generated/client';
import { findOpenSlipsDue } from '../clearance/clearance.public';
import { findQueue } from '../holds/holds.public';

type Db = Pick<PrismaClient, '$queryRaw'>;

type HoldRow = Omit<FactsOfDay['holds'][number], 'posicao'>;

/** What can be a notice on a day (ISO); those of a date are limited to those of the rule. */
export async function findFactsOfDay(tx: Db, day: string, timeZone: string): Promise<FactsOfDay> {
  return {
    loans: await tx.$queryRaw<FactsOfDay['loans'][number][]>`
      SELECT e.cod_pessoa, e.cod_emprestimo::text AS codigo, x.cod_acervo::text, a.titulo AS nome, b.desc_biblioteca,
             to_char(e.data_prevista, 'YYYY-MM-DD') AS ate
        FROM emprestimo e JOIN exemplar x USING (cod_exemplar) JOIN acervo a USING (cod_acervo)
        JOIN biblioteca b USING (cod_biblioteca)
       WHERE e.data_devolucao IS NULL
         AND e.data_prevista IN (${Prisma.join(loanNoticeDays.map((after) => Prisma.sql`${day}::date - ${after}::int`))})
       ORDER BY e.data_prevista, e.cod_emprestimo`,
    holds: await findHoldsOfDay(tx, day),
    loanRequests: await tx.$queryRaw<FactsOfDay['loanRequests'][number][]>`
      SELECT s.cod_pessoa, s.codigo::text, s.cod_acervo::text, a.titulo AS nome, b.desc_biblioteca, s.status
        FROM solicitacao_emprestimo s JOIN acervo a USING (cod_acervo)
        JOIN biblioteca b ON b.cod_biblioteca = s.biblioteca_recebimento
       WHERE s.untold ORDER BY s.codigo`,
    requests: await tx.$queryRaw<FactsOfDay['requests'][number][]>`
      SELECT cod_pessoa, codigo::text, NULL AS cod_acervo, tipo AS nome, NULL AS desc_biblioteca, status
        FROM solicitacao WHERE untold ORDER BY codigo`,
    comments: await tx.$queryRaw<FactsOfDay['comments'][number][]>`
      SELECT c.cod_pessoa, c.id::text AS codigo, c.cod_acervo::text, a.titulo AS nome, NULL AS desc_biblioteca, c.aprovado
        FROM comentario c JOIN acervo a USING (cod_acervo)
       WHERE c.untold AND c.aprovado IS NOT NULL ORDER BY c.id`,
    searches: await tx.$queryRaw<FactsOfDay['searches'][number][]>`
      SELECT cod_pessoa, codigo::text, CASE WHEN cardinality(novos) = 1 THEN novos[1]::text END AS cod_acervo, nome,
             NULL AS desc_biblioteca, cardinality(novos) AS novos
        FROM pesquisa_seguida WHERE untold ORDER BY codigo`,
    slips: (await findOpenSlipsDue(tx, addDays(day, 1), { timeZone, today: day })).map(
      ({ id, cod_pessoa, desc_biblioteca, vencimento, valor }) => ({
        cod_pessoa,
        codigo: String(id),
        cod_acervo: null,
        nome: String(id),
        desc_biblioteca,
        ate: vencimento,
        valor: valor.toFixed(2),
      }),
    ),
    paidSlips: await tx.$queryRaw<FactsOfDay['paidSlips'][number][]>`
      SELECT g.cod_pessoa, g.id::text AS codigo, NULL AS cod_acervo, g.id::text AS nome, b.desc_biblioteca,
             g.valor::text
        FROM gru g JOIN biblioteca b USING (cod_biblioteca) WHERE g.untold ORDER BY g.id`,
  };
}

async function findHoldsOfDay(tx: Db, day: string): Promise<FactsOfDay['holds']> {
  const rows = await tx.$queryRaw<(HoldRow & Omit<WaitingHold, 'cod_acervo'> & { acervo: number })[]>`
    SELECT r.cod_pessoa, r.cod_reserva::text AS codigo, r.cod_acervo::text, a.titulo AS nome, b.desc_biblioteca,
           r.situacao, to_char(r.validade, 'YYYY-MM-DD') AS ate, r.untold, r.cod_reserva, r.cod_acervo AS acervo,
           r.volume, r.tomo, r.parte, r.material_adicional, r.localizacao,
           to_char(r.data AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS data
      FROM reserva r JOIN acervo a USING (cod_acervo) JOIN biblioteca b ON b.cod_biblioteca = r.biblioteca
     WHERE r.untold OR (r.situacao = ${HoldStatus.released} AND r.validade = ${day}::date + 1)
     ORDER BY r.cod_reserva`;
  const waiting = rows.filter(({ situacao }) => situacao === HoldStatus.waiting);
  const queue = await findQueue(
    tx,
    waiting.map(({ acervo }) => acervo),
  );
  return rows.map((row) => ({
    ...row,
    posicao:
      row.situacao === HoldStatus.waiting
        ? positionOf(
            queue.filter(({ cod_acervo }) => cod_acervo === row.acervo),
            { ...row, cod_acervo: row.acervo },
          )
        : null,
  }));
}

/** Notes that all changes were told. */
export async function markTold(tx: Pick<PrismaClient, '$executeRaw'>) {
  await tx.$executeRaw`UPDATE reserva SET untold = false WHERE untold`;
  await tx.$executeRaw`UPDATE solicitacao_emprestimo SET untold = false WHERE untold`;
  await tx.$executeRaw`UPDATE solicitacao SET untold = false WHERE untold`;
  await tx.$executeRaw`UPDATE comentario SET untold = false WHERE untold`;
  await tx.$executeRaw`UPDATE gru SET untold = false WHERE untold`;
  await tx.$executeRaw`UPDATE pesquisa_seguida SET untold = false WHERE untold`;
}

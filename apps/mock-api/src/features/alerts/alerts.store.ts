import { NoticeKind, type Notice, type ReplyRow, type alerts } from '@catalogue/api-contract';
import { isDueNotice, isKnownNotice, noticeOutcome, paidFine, thingOf, type ThingNow } from '@catalogue/domain';
import { Prisma, type PrismaClient } from '@catalogue/database/generated/client';
import type { Patron } from '../../http/auth';
import { isOwed } from '../../personConditions.store';
import { findDeclarationsNow, findSlipsNow } from '../clearance/clearance.public';
import { findHolds } from '../holds/holds.public';
import { interests } from '../interest-profile/interest-profile.public';
import { findIssuesNow } from '../serials/serials.public';
import { findRefusals } from './dueLoans.store';

type Db = Pick<PrismaClient, '$queryRaw' | '$executeRaw' | 'alert'>;

type AlertRow = ReplyRow<(typeof alerts)['readAlert']>;
type StoredAlert = Omit<AlertRow, 'aviso'> & { aviso: Omit<Notice, 'desfecho'> | null };

const columns = Prisma.sql`
  id, lido, titulo, texto, to_char(data AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS data, aviso`;

interface Now {
  timeZone: string;
  /** ISO date. */
  today: string;
}

const slipThing = 'guia:';
const declarationThing = 'declaracao:';
const issueThing = 'fasciculo:';

/** The codes of the things of a kind. */
const codesOf = (things: readonly string[], kind: string): string[] =>
  things.flatMap((thing) => (thing.startsWith(kind) ? [thing.slice(kind.length)] : []));

type Told = Omit<Notice, 'desfecho'>;
const thingOfNotice = ({ tipo, codigo }: Told) => `${thingOf(tipo)}:${codigo}`;

/** The things of a person's notices as they are now, by `thing`. */
async function findThings(
  db: Pick<PrismaClient, '$queryRaw'>,
  cod_pessoa: number,
  notices: readonly Told[],
  now: Now,
): Promise<Map<string, ThingNow>> {
  if (notices.length === 0) return new Map();
  const things = notices.map(thingOfNotice);
  const rows = await db.$queryRaw<(ThingNow & { thing: string })[]>`
    SELECT thing, estado, ate, "isDone" FROM (
      SELECT 'emprestimo:' || cod_emprestimo AS thing,
             CASE WHEN NOT EXISTS (SELECT 1 FROM debito d WHERE d.cod_emprestimo = e.cod_emprestimo AND ${isOwed})
                  THEN ${paidFine} END AS estado,
             to_char(data_prevista, 'YYYY-MM-DD') AS ate, data_devolucao IS NOT NULL AS "isDone"
        FROM emprestimo e WHERE cod_pessoa = ${cod_pessoa}
      UNION ALL
      SELECT 'reserva:' || cod_reserva, situacao, to_char(validade, 'YYYY-MM-DD'), false
        FROM reserva WHERE cod_pessoa = ${cod_pessoa}
      UNION ALL
      SELECT 'pedido:' || codigo, status, NULL, false FROM solicitacao_emprestimo WHERE cod_pessoa = ${cod_pessoa}
      UNION ALL
      SELECT 'solicitacao:' || codigo, status, NULL, false FROM solicitacao WHERE cod_pessoa = ${cod_pessoa}
      UNION ALL
      SELECT 'comentario:' || id, NULL, NULL, false FROM comentario WHERE cod_pessoa = ${cod_pessoa}
      UNION ALL
      SELECT 'afastamento:' || id, NULL, to_char(data_fim, 'YYYY-MM-DD'), false
        FROM afastamento WHERE cod_pessoa = ${cod_pessoa}
      UNION ALL
      SELECT 'interesse:' || codigo, NULL, to_char(ate, 'YYYY-MM-DD'), false
        FROM (${interests}) AS followed WHERE cod_pessoa = ${cod_pessoa}
      UNION ALL
      SELECT 'pesquisa:' || codigo, NULL, NULL, false FROM pesquisa_seguida WHERE cod_pessoa = ${cod_pessoa}
      UNION ALL
      -- Who ended all and follows something else has a new row, which has found nothing yet.
      SELECT 'perfil:' || cod_pessoa, NULL, NULL, false
        FROM perfil_novidade WHERE cod_pessoa = ${cod_pessoa} AND novidade_em IS NOT NULL
      UNION ALL
      SELECT 'sessao:' || id, NULL, NULL, ended_at IS NOT NULL FROM sessao WHERE cod_pessoa = ${cod_pessoa}) AS known
     WHERE thing = ANY(${things}::text[])`;
  const slips = codesOf(things, slipThing).map(Number);
  const slipsNow = (await findSlipsNow(db, cod_pessoa, slips, now)).map(({ id, situacao, vencimento }) => ({
    thing: `${slipThing}${id}`,
    estado: situacao,
    ate: vencimento,
    isDone: false,
  }));
  const declarationsNow = !things.some((thing) => thing.startsWith(declarationThing))
    ? []
    : (await findDeclarationsNow(db, cod_pessoa, now)).map(({ id, ate, isCancelled }) => ({
        thing: `${declarationThing}${id}`,
        estado: null,
        ate,
        isDone: isCancelled,
      }));
  const issues = codesOf(things, issueThing);
  const issuesNow = (issues.length === 0 ? [] : await findIssuesNow(db, issues)).map((code) => ({
    thing: `${issueThing}${code}`,
    estado: null,
    ate: null,
    isDone: false,
  }));
  // By the rule of the list of holds, so that both say the same place.
  const tellsPlace = notices.some(({ tipo }) => tipo === NoticeKind.holdMovedUp);
  const holds = tellsPlace ? await findHolds(db, cod_pessoa, null, now.timeZone) : [];
  const places = new Map(holds.map(({ cod_reserva, posicao }) => [`reserva:${cod_reserva}`, posicao]));
  const rowsNow = rows.map((row) => ({ ...row, posicao: places.get(row.thing) ?? null }));
  return new Map([...rowsNow, ...slipsNow, ...declarationsNow, ...issuesNow].map((row) => [row.thing, row]));
}

/** What became of each of a person's notices by a day; of a kind that this version knows. */
export async function findOutcomes(
  db: Pick<PrismaClient, '$queryRaw'>,
  cod_pessoa: number,
  notices: readonly Told[],
  day: Now,
) {
  const now = await findThings(db, cod_pessoa, notices, day);
  return (notice: Told): Notice['desfecho'] => noticeOutcome(notice, now.get(thingOfNotice(notice)), day.today);
}

/**
 * Adds to each notice what became of its fact by `today`, and to one of a loan that is due why that cannot be renewed by now: a
 * notice is never false.
 */
async function withOutcomes(db: Db, cod_pessoa: number, stored: readonly StoredAlert[], day: Now) {
  // A newer version may have told of what this one does not know; its words stay.
  const rows = stored.map((row) => (row.aviso && !isKnownNotice(row.aviso) ? { ...row, aviso: null } : row));
  const outcomeOf = await findOutcomes(
    db,
    cod_pessoa,
    rows.flatMap(({ aviso }) => aviso ?? []),
    day,
  );
  const due = rows.flatMap(({ aviso }) => (aviso && isDueNotice(aviso.tipo) ? [aviso.codigo] : []));
  const refusals = await findRefusals(db, due, day.today);
  return rows.map(({ aviso, ...row }): AlertRow => {
    if (!aviso) return { ...row, aviso };
    const desfecho = outcomeOf(aviso);
    if (desfecho !== null || !isDueNotice(aviso.tipo)) return { ...row, aviso: { ...aviso, desfecho } };
    const { nao_renova: _, ...told } = aviso;
    const refusal = refusals.get(aviso.codigo);
    return { ...row, aviso: { ...told, ...(refusal && { nao_renova: refusal }), desfecho } };
  });
}

type Reader = Pick<Patron, 'cod_pessoa' | 'acting'>;

/** Who acts for a person is not told where that person signs in, as in the list of sessions. */
const isFor = ({ cod_pessoa, acting }: Reader) =>
  Prisma.sql`cod_pessoa = ${cod_pessoa} AND (${acting === null} OR thing IS NULL OR NOT starts_with(thing, 'sessao:'))`;

/** The alerts of a patron, newest first; only those of a period (ISO dates) if one is given. */
export const findAlerts = async (
  db: Db,
  reader: Reader,
  { dataIni, dataFim }: { dataIni?: string | undefined; dataFim?: string | undefined },
  now: Now,
) =>
  withOutcomes(
    db,
    reader.cod_pessoa,
    await db.$queryRaw<StoredAlert[]>`
      SELECT ${columns} FROM alerta
       WHERE ${isFor(reader)}
         AND (${dataIni ?? null}::date IS NULL
              OR (data AT TIME ZONE ${now.timeZone})::date BETWEEN ${dataIni ?? null}::date AND ${dataFim ?? null}::date)
       ORDER BY alerta.data DESC, id DESC`,
    now,
  );

/** Marks the alert as read; undefined when the patron has no alert with this id. */
export const markAsRead = async (db: Db, reader: Reader, id: number, now: Now): Promise<AlertRow | undefined> => {
  const rows = await db.$queryRaw<StoredAlert[]>`
    UPDATE alerta SET lido = true WHERE id = ${id} AND ${isFor(reader)} RETURNING ${columns}`;
  return (await withOutcomes(db, reader.cod_pessoa, rows, now))[0];
};

/** False when the patron has no such alert. */
export const deleteAlert = async (db: Db, reader: Reader, id: number): Promise<boolean> =>
  (await db.$executeRaw`DELETE FROM alerta WHERE id = ${id} AND ${isFor(reader)}`) > 0;

import { HoldStatus, type ReplyRow, type control } from '@catalogue/api-contract';
import { Prisma, type PrismaClient } from '@catalogue/database/generated/client';
import { isOwed, isWaiting } from '../../personConditions.store';
import { findOpenSlips } from '../clearance/clearance.public';
import { openRequestStatuses } from '../loan-requests/loan-requests.public';
import { attachmentsOfMail } from '../../tenants/outbox';

type Db = Pick<PrismaClient, '$queryRaw' | '$executeRaw'>;

/** Demo people with their first login, in the order of the seed. */
export const findPersonas = (db: Db) =>
  db.$queryRaw<{ id: string; login: string; shows: string }[]>`
    SELECT p.persona_id AS id, l.login, p.persona_shows AS shows
      FROM pessoa p
      JOIN LATERAL (SELECT login FROM pessoa_login WHERE cod_pessoa = p.cod_pessoa ORDER BY codigo LIMIT 1) l ON true
     WHERE p.persona_id IS NOT NULL
     ORDER BY p.cod_pessoa`;

type State = ReplyRow<(typeof control)['listStates']>[number];

/** What each of the demo people has on a day, in the order of the seed. */
export async function findStates(db: Db, today: string, timeZone: string): Promise<State[]> {
  const rows = await db.$queryRaw<(Omit<State, 'guias'> & { cod_pessoa: number })[]>`
    SELECT p.cod_pessoa, l.login,
           (SELECT count(*)::int FROM emprestimo e
             WHERE e.cod_pessoa = p.cod_pessoa AND e.data_devolucao IS NULL) AS emprestimos,
           (SELECT count(*)::int FROM emprestimo e
             WHERE e.cod_pessoa = p.cod_pessoa AND e.data_devolucao IS NULL AND e.data_prevista < ${today}::date) AS atrasados,
           (SELECT count(*)::int FROM reserva r
             WHERE r.cod_pessoa = p.cod_pessoa AND ${isWaiting}) AS na_fila,
           (SELECT count(*)::int FROM reserva r
             WHERE r.cod_pessoa = p.cod_pessoa AND r.situacao = ${HoldStatus.released}) AS prontas,
           (SELECT coalesce(sum(d.valor_multa - d.desconto - d.valor_pago), 0)::float FROM debito d
             WHERE d.cod_pessoa = p.cod_pessoa AND ${isOwed}) AS devido,
           (SELECT count(*)::int FROM alerta a WHERE a.cod_pessoa = p.cod_pessoa AND NOT a.lido) AS nao_lidos,
           (SELECT coalesce(json_agg(json_build_object('cod_exemplar', e.cod_exemplar, 'titulo', t.titulo,
                                                       'data_prevista', e.data_prevista) ORDER BY e.data_prevista, e.cod_emprestimo), '[]')
              FROM emprestimo e JOIN exemplar x USING (cod_exemplar) JOIN acervo t USING (cod_acervo)
             WHERE e.cod_pessoa = p.cod_pessoa AND e.data_devolucao IS NULL) AS exemplares,
           (SELECT coalesce(json_agg(json_build_object('tipo', r.tipo, 'codigo', r.codigo::text, 'status', r.status)
                                     ORDER BY r.data DESC), '[]')
              FROM (SELECT 'solicitacao-emprestimo' AS tipo, codigo, cod_pessoa, status, data FROM solicitacao_emprestimo
                    UNION ALL SELECT tipo, codigo, cod_pessoa, status, data FROM solicitacao) r
             WHERE r.cod_pessoa = p.cod_pessoa AND r.status = ANY(${openRequestStatuses}::text[])) AS pedidos,
           (SELECT coalesce(json_agg(json_build_object('cod_debito', d.cod_debito::text, 'motivo', d.motivo,
                                                       'valor', d.valor_multa - d.desconto - d.valor_pago,
                                                       'cresce', e.cod_emprestimo IS NOT NULL) ORDER BY d.cod_debito), '[]')
              FROM debito d LEFT JOIN emprestimo e ON e.cod_emprestimo = d.cod_emprestimo AND e.data_devolucao IS NULL
             WHERE d.cod_pessoa = p.cod_pessoa AND ${isOwed}) AS debitos
      FROM pessoa p
      JOIN LATERAL (SELECT login FROM pessoa_login WHERE cod_pessoa = p.cod_pessoa ORDER BY codigo LIMIT 1) l ON true
     WHERE p.persona_id IS NOT NULL
     ORDER BY p.cod_pessoa`;
  const people = rows.map(({ cod_pessoa }) => cod_pessoa);
  const slips = await findOpenSlips(db, people, { timeZone, today });
  return rows.map(({ cod_pessoa, ...state }) => ({
    ...state,
    guias: slips.filter((slip) => slip.cod_pessoa === cod_pessoa).length,
  }));
}

type MailRow = ReplyRow<(typeof control)['listMails']>[number];

/** The outbox, newest first. */
export const findMails = async (db: Db): Promise<MailRow[]> => {
  const rows = await db.$queryRaw<(Omit<MailRow, 'data'> & { data: Date })[]>`
    SELECT para, assunto, texto, html, parar, data,
           ${attachmentsOfMail} AS anexos,
           CASE WHEN sent_at IS NOT NULL THEN 'enviado' WHEN next_attempt_at IS NOT NULL THEN 'na_fila'
                WHEN attempts > 0 THEN 'desistiu' ELSE 'guardado' END AS situacao, last_failure AS falha
      FROM caixa_saida ORDER BY data DESC, id DESC LIMIT 200`;
  return rows.map((row) => ({ ...row, data: row.data.toISOString() }));
};

type CommentRow = ReplyRow<(typeof control)['listWaitingComments']>[number];

/** Comments of both kinds that wait for moderation, oldest first. */
export const findWaitingComments = async (db: Db): Promise<CommentRow[]> => {
  const rows = await db.$queryRaw<(Omit<CommentRow, 'data'> & { data: Date })[]>`
    SELECT c.id, 'title' AS kind, p.nome_pessoa, a.titulo AS about, c.content, c.data
      FROM comentario c JOIN pessoa p USING (cod_pessoa) JOIN acervo a USING (cod_acervo)
     WHERE c.aprovado IS NULL
    UNION ALL
    SELECT c.id, 'general', p.nome_pessoa, b.desc_biblioteca, c.content, c.data
      FROM comentario_geral c JOIN pessoa p USING (cod_pessoa) JOIN biblioteca b USING (cod_biblioteca)
     WHERE c.aprovado IS NULL
     ORDER BY data, id`;
  return rows.map((row) => ({ ...row, data: row.data.toISOString() }));
};

/** Moderates a waiting comment; returns whose it is, nobody's when there is none with that code. */
export const moderate = async (
  db: Db,
  { kind, comment }: { kind: 'title' | 'general'; comment: number },
  { aprovado, motivo = null }: { aprovado: boolean; motivo?: string | null | undefined },
): Promise<number[]> => {
  // Nobody reads again what they wrote to a library.
  const decided =
    kind === 'title'
      ? Prisma.sql`comentario SET aprovado = ${aprovado}, motivo = ${aprovado ? null : motivo}`
      : Prisma.sql`comentario_geral SET aprovado = ${aprovado}`;
  const changed = await db.$queryRaw<{ cod_pessoa: number }[]>`
    UPDATE ${decided} WHERE id = ${comment} AND aprovado IS NULL RETURNING cod_pessoa`;
  return changed.map(({ cod_pessoa }) => cod_pessoa);
};

/** The people with one of these e-mail addresses. */
export const findPeopleAt = async (db: Db, addresses: readonly string[]): Promise<number[]> => {
  const rows = await db.$queryRaw<{ cod_pessoa: number }[]>`
    SELECT cod_pessoa FROM pessoa WHERE lower(email) = ANY(${addresses.map((address) => address.toLowerCase())})
    UNION SELECT cod_pessoa FROM pessoa_email WHERE lower(email) = ANY(${addresses.map((address) => address.toLowerCase())})`;
  return rows.map(({ cod_pessoa }) => cod_pessoa);
};

type SettingRow = ReplyRow<(typeof control)['getSetting']>;

/** The active institution variant, and the switches of the page's activities. */
export const findSetting = async (db: Db): Promise<SettingRow> => {
  const rows = await db.$queryRaw<SettingRow[]>`
    SELECT (SELECT variant FROM instituicao WHERE active) AS variant,
           (SELECT array_agg(variant ORDER BY variant) FROM instituicao) AS variants,
           (SELECT json_agg(json_build_object('codigo', codigo, 'descricao', descricao, 'existe', existe) ORDER BY codigo)
              FROM atividade) AS activities`;
  const [row] = rows;
  return { variant: row?.variant ?? '', variants: row?.variants ?? [], activities: row?.activities ?? [] };
};

/** Locks the institution's settings until the transaction ends. */
export const lockSettings = (tx: Db) => tx.$executeRaw`LOCK TABLE instituicao IN SHARE ROW EXCLUSIVE MODE`;

/** Activates one variant; there is never more than one active. */
export const useVariant = async (tx: Db, variant: string) => {
  await tx.$executeRaw`UPDATE instituicao SET active = false WHERE active AND variant <> ${variant}`;
  await tx.$executeRaw`UPDATE instituicao SET active = true WHERE variant = ${variant}`;
};

export const switchActivity = (db: Db, codigo: number, existe: boolean) =>
  db.$executeRaw`UPDATE atividade SET existe = ${existe} WHERE codigo = ${codigo}`;

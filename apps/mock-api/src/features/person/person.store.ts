import type { PersonalData, ReplyRow, person } from '@catalogue/api-contract';
import { dateOf, type EditableData, type RenewalEligibility } from '@catalogue/domain';
import { Prisma, type PrismaClient } from '@catalogue/database/generated/client';
import { isInForce, isOwed } from '../../personConditions.store';
import { isOpenSession } from '../../sessions.store';

type Db = Pick<PrismaClient, '$queryRaw' | 'person'>;

export const findPersonalData = async (db: Db, cod_pessoa: number) => {
  const rows = await db.$queryRaw<PersonalData[]>`
    SELECT nome_pessoa, rua, complemento, cep, cidade, bairro, rg, cpf, nacionalidade, sexo,
           to_char(data_nascimento, 'YYYY-MM-DD') AS data_nascimento, escolaridade, local, profissao, estado_civil,
           email, telefone, recebe_email
      FROM pessoa WHERE cod_pessoa = ${cod_pessoa}`;
  return rows[0];
};

export const storePersonalData = (db: Db, cod_pessoa: number, { data_nascimento, ...data }: EditableData) =>
  db.person.update({
    where: { cod_pessoa },
    data: { ...data, data_nascimento: data_nascimento === null ? null : dateOf(data_nascimento) },
  });

export const findAccount = (db: Db, cod_pessoa: number) =>
  db.person.findUnique({
    where: { cod_pessoa },
    select: { cod_pessoa: true, nome_pessoa: true, email: true, cpf: true, password_hash: true },
  });

/** Whether a CPF is in the record of somebody else; no other patron's form stores it until the transaction ends (`npm run people` takes no such lock). */
export const isCpfOfAnother = async (tx: Db, cod_pessoa: number, cpf: string): Promise<boolean> => {
  await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtext('cpf'), hashtext(${cpf}))) AS locked`;
  return (await tx.person.count({ where: { cpf, cod_pessoa: { not: cod_pessoa } } })) > 0;
};

export const findDeviations = (db: Db, cod_pessoa: number) =>
  db.$queryRaw<ReplyRow<(typeof person)['listDeviations']>>`
    SELECT a.cod_biblioteca, b.desc_biblioteca, a.motivo,
           to_char(a.data_inicio, 'YYYY-MM-DD') AS data_inicio, to_char(a.data_fim, 'YYYY-MM-DD') AS data_fim
      FROM afastamento a JOIN biblioteca b USING (cod_biblioteca)
     WHERE a.cod_pessoa = ${cod_pessoa} ORDER BY a.data_inicio DESC, a.id DESC`;

/** The libraries from which the person is in deviation on a day (ISO), the last day included. */
export const findUnitsAwayFrom = async (
  db: Pick<PrismaClient, '$queryRaw'>,
  cod_pessoa: number,
  day: string,
): Promise<number[]> =>
  (
    await db.$queryRaw<{ cod_biblioteca: number }[]>`
      SELECT DISTINCT cod_biblioteca FROM afastamento f
       WHERE cod_pessoa = ${cod_pessoa} AND ${isInForce(day)}`
  ).map(({ cod_biblioteca }) => cod_biblioteca);

export const isAwayFrom = async (
  db: Pick<PrismaClient, '$queryRaw'>,
  cod_pessoa: number,
  cod_biblioteca: number,
  day: string,
): Promise<boolean> => (await findUnitsAwayFrom(db, cod_pessoa, day)).includes(cod_biblioteca);

/** A person's registered contact data; the address on one line. */
export const findContact = async (db: Pick<PrismaClient, '$queryRaw'>, cod_pessoa: number) => {
  const rows = await db.$queryRaw<{ telefone: string | null; email: string | null; domicilio: string | null }[]>`
    SELECT telefone, email, nullif(concat_ws(', ', rua, complemento, bairro, cidade, cep), '') AS domicilio
      FROM pessoa WHERE cod_pessoa = ${cod_pessoa}`;
  return rows[0] ?? { telefone: null, email: null, domicilio: null };
};

/** The facts that decide about a person's renewals on `today` (ISO). */
export const findRenewalEligibility = async (
  db: Db,
  cod_pessoa: number,
  today: string,
): Promise<RenewalEligibility | undefined> => (await findRenewalEligibilities(db, [cod_pessoa], today)).get(cod_pessoa);

/** The same of several people. */
export const findRenewalEligibilities = async (
  db: Pick<PrismaClient, '$queryRaw'>,
  people: readonly number[],
  today: string,
): Promise<Map<number, RenewalEligibility>> => {
  const rows = await db.$queryRaw<(RenewalEligibility & { cod_pessoa: number })[]>`
    SELECT p.cod_pessoa, p.bloqueio,
           (SELECT count(*)::int FROM afastamento f WHERE f.cod_pessoa = p.cod_pessoa
               AND ${isInForce(today)}) AS afastamentos,
           (SELECT count(*)::int FROM debito d WHERE d.cod_pessoa = p.cod_pessoa
               AND ${isOwed}
               -- A fine that still grows is paid when its copy is back.
               AND NOT EXISTS (SELECT 1 FROM emprestimo o
                                WHERE o.cod_emprestimo = d.cod_emprestimo AND o.data_devolucao IS NULL)) AS debitos,
           (SELECT count(*)::int FROM emprestimo e WHERE e.cod_pessoa = p.cod_pessoa
               AND e.data_devolucao IS NULL AND e.data_prevista < ${today}::date) AS atrasados,
           coalesce((SELECT max(limite_renovacoes) FROM emprestimo e WHERE e.cod_pessoa = p.cod_pessoa
                        AND e.data_devolucao IS NULL),
                    (SELECT max(renovacoes) FROM tipo_emprestimo WHERE permite_emprestimo)) AS limite
      FROM pessoa p WHERE p.cod_pessoa = ANY(${people}::int[])`;
  return new Map(rows.map(({ cod_pessoa, ...facts }) => [cod_pessoa, facts]));
};

/** A person whom the given person may look up and act for: a permitted switch target, or oneself. */
export const findActedFor = async (db: Db, cod_pessoa: number, login: string) => {
  const rows = await db.$queryRaw<
    { cod_pessoa: number; nome_pessoa: string; login: string; bloqueio: boolean; isOwn: boolean }[]
  >`
    SELECT p.cod_pessoa, p.nome_pessoa, l.login, p.bloqueio, p.cod_pessoa = ${cod_pessoa} AS "isOwn"
      FROM pessoa_login l JOIN pessoa p USING (cod_pessoa)
     WHERE l.login = ${login}
       AND (p.cod_pessoa = ${cod_pessoa}
            OR EXISTS (SELECT 1 FROM troca_permitida t
                        WHERE t.cod_pessoa = ${cod_pessoa} AND t.login_destino = l.login))`;
  return rows[0];
};

/** The addresses of the institution's external services; null: not configured (D1 §8). */
export const findServiceAddresses = (db: PrismaClient) =>
  db.institution.findFirst({
    where: { active: true },
    select: { app_layers_url: true, meu_pergamum_url: true, postagem_url: true },
  });

export const storeHandOver = (
  db: PrismaClient,
  token: { hash: string; cod_pessoa: number; session_id: string; service: string; expires_at: Date },
) => db.handOverToken.create({ data: token });

/** Uses up a token that is valid and unused, and whose session is open; returns the name of its person. */
export const takeHandOver = async (db: PrismaClient, hash: string, service: string, now: Date) => {
  const rows = await db.$queryRaw<{ nome_pessoa: string }[]>`
    UPDATE token_redireciona t SET used_at = ${now} FROM pessoa p
     WHERE t.hash = ${hash} AND t.service = ${service} AND t.used_at IS NULL AND t.expires_at > ${now}
       AND p.cod_pessoa = t.cod_pessoa AND ${isOpenSession(Prisma.sql`t.session_id`, now)}
    RETURNING p.nome_pessoa`;
  return rows[0];
};

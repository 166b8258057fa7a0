import { CopyStatus, HoldStatus } from '@catalogue/api-contract';
import { dateOf, type CopyFacts } from '@catalogue/domain';
import type { Prisma, PrismaClient } from '@catalogue/database/generated/client';
import { openRequestStatuses } from '../loan-requests/loan-requests.public';

type Db = Pick<PrismaClient, '$queryRaw'>;
type Tx = Prisma.TransactionClient;

interface CopyAtDesk extends CopyFacts {
  cod_exemplar: string;
  cod_acervo: number;
  cod_biblioteca: number;
  titulo: string;
  /** Its open loan, and whose it is. */
  cod_emprestimo: number | null;
  leitor: number | null;
  /** The hold that it is set aside for, and whose it is. */
  cod_reserva: number | null;
  reservado_para: number | null;
  /** Whether it is on the way to a loan request. */
  is_requested: boolean;
}

/** A copy as the desk sees it; undefined if there is none. */
export const findCopyAtDesk = async (db: Db, cod_exemplar: string): Promise<CopyAtDesk | undefined> => {
  const [copy] = await db.$queryRaw<CopyAtDesk[]>`
    SELECT x.cod_exemplar, x.cod_acervo, x.cod_biblioteca, a.titulo, x.situacao, t.permite_emprestimo, t.permite_reserva,
           e.cod_emprestimo, e.cod_pessoa AS leitor, r.cod_reserva, r.cod_pessoa AS reservado_para,
           EXISTS (SELECT 1 FROM solicitacao_emprestimo s
                    WHERE s.cod_exemplar = x.cod_exemplar AND s.status = ANY(${openRequestStatuses}::text[])) AS is_requested
      FROM exemplar x
      JOIN acervo a USING (cod_acervo)
      JOIN tipo_emprestimo t USING (cod_tipo_emprestimo)
      LEFT JOIN emprestimo e ON e.cod_exemplar = x.cod_exemplar AND e.data_devolucao IS NULL
      LEFT JOIN reserva r ON r.cod_exemplar = x.cod_exemplar AND r.situacao = ${HoldStatus.released}
     WHERE x.cod_exemplar = ${cod_exemplar}`;
  return copy;
};

/** The person with a login; `is_persona`: a demo person, who returns nothing by themselves. */
export const findBorrower = async (db: Db, login: string) => {
  const [person] = await db.$queryRaw<{ cod_pessoa: number; bloqueio: boolean; is_persona: boolean }[]>`
    SELECT p.cod_pessoa, p.bloqueio, p.persona_id IS NOT NULL AS is_persona
      FROM pessoa p JOIN pessoa_login l USING (cod_pessoa) WHERE l.login = ${login}`;
  return person;
};

/** Ends a loan on an ISO day; its copy is back on the shelf. */
export async function endLoan(tx: Tx, cod_emprestimo: number, cod_exemplar: string, day: string): Promise<void> {
  await tx.loan.update({ where: { cod_emprestimo }, data: { data_devolucao: dateOf(day), returns_on: null } });
  await tx.copy.update({ where: { cod_exemplar }, data: { situacao: CopyStatus.available } });
}

/** Ends a hold whose copy was fetched. */
export const fulfilHold = (tx: Tx, cod_reserva: number, now: Date) =>
  tx.hold.update({ where: { cod_reserva }, data: { situacao: HoldStatus.met, encerrada_em: now } });

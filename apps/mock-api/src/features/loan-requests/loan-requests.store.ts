import {
  CopyStatus,
  LoanRequestStatus,
  loanRequestStatusNames,
  type LoanRequestEntry,
  type LoanRequestForm,
  type LoanRequestStatusCode,
  type Reply,
  type loanRequests,
} from '@catalogue/api-contract';
import type { CopyPreference } from '@catalogue/domain';
import { Prisma, type PrismaClient } from '@catalogue/database/generated/client';
import type * as z from 'zod/mini';
import type { CodedRow } from '../../codedRow';

type Db = Pick<PrismaClient, '$queryRaw' | 'loanRequest' | 'copy'>;

/** Of requests that have not ended. */
export const openRequestStatuses = [
  LoanRequestStatus.waiting,
  LoanRequestStatus.inTransit,
  LoanRequestStatus.available,
];

/** The person's requests that are still open. */
export const findOwnOpen = (
  db: Pick<PrismaClient, '$queryRaw'>,
  cod_pessoa: number,
): Promise<(CopyPreference & { codigo: number; cod_acervo: number })[]> =>
  db.$queryRaw<(CopyPreference & { codigo: number; cod_acervo: number })[]>`
    SELECT codigo, cod_acervo, volume, tomo, parte, material_adicional, NULL AS localizacao
      FROM solicitacao_emprestimo WHERE cod_pessoa = ${cod_pessoa} AND status = ANY(${openRequestStatuses}::text[])`;

/** All requests of a title without a copy from the shelf yet, with the requested library. */
export const findWaiting = (
  db: Pick<PrismaClient, '$queryRaw'>,
  cod_acervo: number,
): Promise<(CopyPreference & { biblioteca_origem: number })[]> =>
  db.$queryRaw<(CopyPreference & { biblioteca_origem: number })[]>`
    SELECT biblioteca_origem, volume, tomo, parte, material_adicional, NULL AS localizacao FROM solicitacao_emprestimo
     WHERE cod_acervo = ${cod_acervo} AND status = ${LoanRequestStatus.waiting}`;

type ReceivingPlace = Reply<(typeof loanRequests)['getLoanRequestOptions']>['locais_recebimento'][number];
type PlaceRow = CodedRow<ReceivingPlace, 'cod_local_recebimento' | 'cod_biblioteca'>;

export const findReceivingPlaces = (db: Pick<PrismaClient, '$queryRaw'>): Promise<PlaceRow[]> =>
  db.$queryRaw<PlaceRow[]>`
    SELECT cod_local_recebimento, cod_biblioteca, descricao FROM local_recebimento ORDER BY cod_local_recebimento`;

export const storeLoanRequest = (
  db: Db,
  request: z.output<typeof LoanRequestForm> & { cod_acervo: number; cod_pessoa: number; data: Date },
) => db.loanRequest.create({ data: { ...request, status: LoanRequestStatus.waiting }, select: { codigo: true } });

export const findLoanRequests = async (
  db: Pick<PrismaClient, '$queryRaw'>,
  cod_pessoa: number,
  {
    dataIni = null,
    dataFim = null,
    status = null,
  }: { dataIni?: string | null; dataFim?: string | null; status?: string | null },
  timeZone: string,
) => {
  const rows = await db.$queryRaw<Omit<LoanRequestEntry, 'desc_status'>[]>`
    SELECT s.codigo::text, s.cod_acervo::text, a.titulo, a.autor_principal AS autor,
           s.biblioteca_origem::text, o.desc_biblioteca AS desc_biblioteca_origem,
           s.biblioteca_recebimento::text, d.desc_biblioteca AS desc_biblioteca_recebimento,
           s.volume, s.tomo, s.parte, s.material_adicional, s.telefone, s.email,
           s.cod_local_recebimento::text, l.descricao AS desc_local_recebimento,
           s.pessoa_autorizada, s.domicilio, s.recebimento_textual, s.status, s.passos, s.resposta,
           to_char(s.data AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS data
      FROM solicitacao_emprestimo s
      JOIN acervo a USING (cod_acervo)
      JOIN biblioteca o ON o.cod_biblioteca = s.biblioteca_origem
      JOIN biblioteca d ON d.cod_biblioteca = s.biblioteca_recebimento
      LEFT JOIN local_recebimento l ON l.cod_local_recebimento = s.cod_local_recebimento
     WHERE s.cod_pessoa = ${cod_pessoa}
       AND (${status}::text IS NULL OR s.status = ${status})
       AND (${dataIni}::date IS NULL
            OR (s.data AT TIME ZONE ${timeZone})::date BETWEEN ${dataIni}::date AND ${dataFim}::date)
     ORDER BY s.data DESC, s.codigo DESC`;
  return rows.map((row) => ({ ...row, desc_status: loanRequestStatusNames[row.status] }));
};

export interface RequestRow extends CopyPreference {
  codigo: number;
  cod_acervo: number;
  cod_pessoa: number;
  biblioteca_origem: number;
  status: LoanRequestStatusCode;
  cod_exemplar: string | null;
  /** ISO date of the request in the institution's time zone. */
  made: string;
  /** Personas return copies manually; the clock does not do it for them. */
  is_persona: boolean;
}

const requestRows = (timeZone: string, which: Prisma.Sql) => Prisma.sql`
  SELECT s.codigo, s.cod_acervo, s.cod_pessoa, s.biblioteca_origem, s.status, s.cod_exemplar,
         s.volume, s.tomo, s.parte, s.material_adicional, NULL AS localizacao,
         to_char(s.data AT TIME ZONE ${timeZone}, 'YYYY-MM-DD') AS made, p.persona_id IS NOT NULL AS is_persona
    FROM solicitacao_emprestimo s JOIN pessoa p USING (cod_pessoa)
   WHERE ${which} ORDER BY s.data, s.codigo`;

/** All open requests, in the order in which they were made. */
export const findAllOpen = (tx: Pick<PrismaClient, '$queryRaw'>, timeZone: string): Promise<RequestRow[]> =>
  tx.$queryRaw(requestRows(timeZone, Prisma.sql`s.status = ANY(${openRequestStatuses}::text[])`));

/** A request, open or not; undefined if there is none. */
export const findRequest = async (
  tx: Pick<PrismaClient, '$queryRaw'>,
  codigo: number,
  timeZone: string,
): Promise<RequestRow | undefined> => {
  const [request] = await tx.$queryRaw<RequestRow[]>(requestRows(timeZone, Prisma.sql`s.codigo = ${codigo}`));
  return request;
};

/** Changes the status of a request on an ISO day; `cod_exemplar`: the copy that is set aside for it, null for none. */
export const storeRequestStatus = (tx: Db, codigo: number, status: string, cod_exemplar: string | null, day: string) =>
  tx.$queryRaw`
    UPDATE solicitacao_emprestimo
       SET status = ${status}, cod_exemplar = ${cod_exemplar}, passos = passos || jsonb_build_object(${status}::text, ${day}::text)
     WHERE codigo = ${codigo}`;

/** Stores what the library answers its patron. */
export const storeRequestAnswer = (tx: Db, codigo: number, resposta: string) =>
  tx.loanRequest.update({ where: { codigo }, data: { resposta } });

/** Puts a copy that was set aside back on the shelf. */
export const putCopyBack = (tx: Db, cod_exemplar: string) =>
  tx.copy.updateMany({
    // Not one that is lost or in repair by now.
    where: { cod_exemplar, situacao: CopyStatus.onHoldShelf },
    data: { situacao: CopyStatus.available },
  });

export const setCopyAside = (tx: Db, cod_exemplar: string) =>
  tx.copy.update({ where: { cod_exemplar }, data: { situacao: CopyStatus.onHoldShelf } });

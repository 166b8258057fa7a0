import {
  LoanRequestStatus,
  loanRequestStatusNames,
  type LoanRequestStatusCode,
  requestTypes,
  type RequestConditions,
  type RequestEntry,
  type RequestType,
} from '@catalogue/api-contract';
import { isOpenRequest, maxUnfinishedRequests, requestSummary, type RequestForm } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { lockPatron } from '../../locks.store';

type Fields = Record<string, string | number | boolean>;

interface NewRequest {
  cod_pessoa: number;
  tipo: RequestType;
  /** Only for article exchange. */
  subtipo: string | null;
  dados: Readonly<Record<string, string | number | boolean | undefined>>;
  data: Date;
}

/** The statuses of a request that is not over. */
export const openStatuses = Object.values(LoanRequestStatus).filter(isOpenRequest);

/** Stores a request, without the fields that were left out; returns its code, null when the person has too many open. */
export const storeRequest = async (db: PrismaClient, { dados, ...request }: NewRequest): Promise<number | null> => {
  const given = Object.fromEntries(Object.entries(dados).filter(([, value]) => value !== undefined)) as Fields;
  const { cod_pessoa } = request;
  return db.$transaction(async (tx) => {
    // Locked, so that two calls do not both find room for the last one.
    await lockPatron(tx, cod_pessoa);
    const open = await tx.request.count({ where: { cod_pessoa, status: { in: openStatuses } } });
    if (open >= maxUnfinishedRequests) return null;
    const { codigo } = await tx.request.create({
      data: { ...request, dados: given, status: LoanRequestStatus.waiting },
      select: { codigo: true },
    });
    return codigo;
  });
};

type RequestRow = Omit<RequestEntry, 'desc_status' | 'resumo'>;

/** A person's requests of a type, newest first, with their summary and the text of their status. */
export const findRequests = async (
  db: PrismaClient,
  cod_pessoa: number,
  tipo: RequestType,
  status: LoanRequestStatusCode | undefined,
) => {
  const rows = await db.$queryRaw<RequestRow[]>`
    SELECT codigo, tipo, subtipo, status, passos, resposta, valor::float8, dados,
           to_char(data AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS data
      FROM solicitacao
     WHERE cod_pessoa = ${cod_pessoa} AND tipo = ${tipo} AND (${status ?? null}::text IS NULL OR status = ${status ?? null})
     ORDER BY data DESC, codigo DESC`;
  return rows.map((row) => ({
    ...row,
    desc_status: loanRequestStatusNames[row.status],
    resumo: requestSummary((row.subtipo ?? row.tipo) as RequestForm, row.dados),
  }));
};

/** What each kind of request costs and how long it takes, as far as the library says it, in the order of the kinds. */
export const findConditions = async (db: PrismaClient): Promise<RequestConditions[]> => {
  const rows = await db.$queryRaw<RequestConditions[]>`
    SELECT tipo, dias_uteis, valor::float8, paginas FROM condicao_solicitacao`;
  return rows.sort((a, b) => requestTypes.indexOf(a.tipo) - requestTypes.indexOf(b.tipo));
};

/** Institutions of the partner network by name. */
export const findPartners = (db: PrismaClient) =>
  db.networkInstitution.findMany({ orderBy: [{ desc_empresa: 'asc' }, { cod_empresa: 'asc' }] });

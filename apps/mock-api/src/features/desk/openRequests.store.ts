import { loanRequestStatusNames, type desk, type ReplyRow } from '@catalogue/api-contract';
import { requestSummary, type RequestFields, type RequestForm } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { openRequestStatuses } from '../loan-requests/loan-requests.public';

type OpenRequest = ReplyRow<(typeof desk)['listOpenRequests']>[number];
type Row = Omit<OpenRequest, 'desc_status' | 'resumo'> & {
  /** Of a loan request. */
  titulo: string | null;
  /** Of another request. */
  form: RequestForm;
  dados: RequestFields;
};

/** Requests of any type that are not over, the newest first. */
export const findOpenRequests = async (db: Pick<PrismaClient, '$queryRaw'>): Promise<OpenRequest[]> => {
  const rows = await db.$queryRaw<Row[]>`
    SELECT r.tipo, r.codigo::text, p.nome_pessoa, r.titulo, r.form, r.dados, r.status,
           to_char(r.data AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS data
      FROM (SELECT 'solicitacao-emprestimo' AS tipo, s.codigo, s.cod_pessoa, a.titulo, NULL AS form, '{}'::jsonb AS dados,
                   s.status, s.data
              FROM solicitacao_emprestimo s JOIN acervo a USING (cod_acervo)
             UNION ALL
            SELECT tipo, codigo, cod_pessoa, NULL, coalesce(subtipo, tipo), dados, status, data FROM solicitacao) r
      JOIN pessoa p USING (cod_pessoa)
     WHERE r.status = ANY(${openRequestStatuses}::text[])
     ORDER BY r.data DESC, r.tipo, r.codigo DESC`;
  return rows.map(({ titulo, form, dados, ...request }) => ({
    ...request,
    resumo: titulo ?? requestSummary(form, dados),
    desc_status: loanRequestStatusNames[request.status],
  }));
};

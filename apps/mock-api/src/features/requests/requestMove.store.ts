import type { desk, LoanRequestStatusCode, ParsedArgs, RequestType } from '@catalogue/api-contract';
import { statusAfterAct } from '@catalogue/domain';
import type { Prisma } from '@catalogue/database/generated/client';
import type { Deps } from '../../deps';
import { lockPatron } from '../../locks.store';
import { lockCivilDay } from '../../tenants/due';

type Act = NonNullable<ParsedArgs<(typeof desk)['moveRequest']>['body']>;
interface RequestRow {
  cod_pessoa: number;
  tipo: RequestType;
  status: LoanRequestStatusCode;
}

const findRequest = async (tx: Prisma.TransactionClient, codigo: number): Promise<RequestRow | undefined> => {
  const [request] = await tx.$queryRaw<RequestRow[]>`
    SELECT cod_pessoa, tipo, status FROM solicitacao WHERE codigo = ${codigo}`;
  return request;
};

/** Moves a request on to its next status today, as the days would, answers or refuses it; or says why it cannot. */
export const moveRequest = ({ db, today }: Deps, codigo: number, act: Act = {}) =>
  db.$transaction(async (tx) => {
    await lockCivilDay(tx);
    const found = await findRequest(tx, codigo);
    if (!found) return 'unknown';
    const { cod_pessoa, tipo } = found;
    await lockPatron(tx, cod_pessoa);
    // Again, as nobody else can change it now.
    const request = (await findRequest(tx, codigo)) ?? found;
    const status = statusAfterAct(request.status, act);
    if (status === 'over' || status === 'unsaid') return status;
    const { resposta, valor } = act;
    const step = status === request.status ? {} : { [status]: today() };
    await tx.$queryRaw`
      UPDATE solicitacao
         SET status = ${status}, passos = passos || ${step}::jsonb,
             resposta = coalesce(${resposta ?? null}, resposta), valor = coalesce(${valor ?? null}::numeric, valor)
       WHERE codigo = ${codigo}`;
    return { cod_pessoa, codigo: String(codigo), tipo, status };
  });

import { LoanRequestStatus, type LoanRequestStatusCode } from '@catalogue/api-contract';
import { nextRequestStatus } from './loanRequest';

/** What the desk does with a request of any type: it moves it on, answers it as it is, or refuses it. */
interface RequestAct {
  /** Without it: moves it on. */
  acao?: 'avancar' | 'responder' | 'recusar' | undefined;
  /** What the patron reads. */
  resposta?: string | undefined;
  /** What it costs, in reais. */
  valor?: number | undefined;
}

/** Why the desk cannot do that: the request is over, or its patron would read no answer, or no reason. */
type RequestActFlaw = 'over' | 'unsaid';

/** The status that an act of the desk leaves a request in; or why it cannot be done. */
export function statusAfterAct(
  status: LoanRequestStatusCode,
  { acao = 'avancar', resposta, valor }: RequestAct,
): LoanRequestStatusCode | RequestActFlaw {
  const next = nextRequestStatus(status);
  if (!next) return 'over';
  if (acao === 'avancar') return next;
  if (resposta === undefined && (acao === 'recusar' || valor === undefined)) return 'unsaid';
  return acao === 'recusar' ? LoanRequestStatus.notFinished : status;
}

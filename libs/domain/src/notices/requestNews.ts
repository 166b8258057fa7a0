import { LoanRequestStatus, type Notice } from '@catalogue/api-contract';
import type { RequestState } from './noticeFacts';

/** What the library has answered to a request, and what that costs. */
export const answerOf = ({ resposta, valor }: RequestState): Pick<Notice, 'resposta' | 'valor'> => ({
  ...(resposta && { resposta }),
  ...(typeof valor === 'number' && { valor }),
});

/** One that waits is no news to who has made it, unless the library has answered. */
export const isRequestNews = (request: RequestState): boolean =>
  request.status !== LoanRequestStatus.waiting || Object.keys(answerOf(request)).length > 0;

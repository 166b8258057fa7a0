import { Debt, LoanToken, PastLoan, PendingTitle, RenewalResult } from '@catalogue/api-contract';
import * as z from 'zod/mini';

/** What the loans screen reads of each reply: the part that the contract tests hold a server to. */
export const loansReads = {
  listPendingTitles: z.object({ titulos: z.array(z.omit(PendingTitle, { dataSaida: true })) }),
  renewLoans: z.array(RenewalResult),
  listPastLoans: z.array(PastLoan),
  listDebts: z.array(Debt),
  getLoanToken: LoanToken,
  makeLoanToken: LoanToken,
};

import { LoanRequestEntry, loanRequests } from '@catalogue/api-contract';
import * as z from 'zod/mini';

/** What the loan-request tab and list read of each reply: the part that the contract tests hold a server to. */
export const loanRequestsReads = {
  getLoanRequestOptions: loanRequests.getLoanRequestOptions.reply,
  requestLoan: loanRequests.requestLoan.reply,
  listLoanRequests: z.array(z.omit(LoanRequestEntry, { desc_status: true })),
};

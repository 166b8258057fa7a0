import { clearance } from '@catalogue/api-contract';

/** What the no-debts and debt screens read of each reply: the part that the contract tests hold a server to. */
export const clearanceReads = {
  checkClearance: clearance.checkClearance.reply,
  signClearance: clearance.signClearance.reply,
  issuePaymentSlip: clearance.issuePaymentSlip.reply,
};

export { payDebt } from './debtPayment';
export { lendCopy, returnCopy } from './desk';
export { findBorrower } from './desk.store';
export { findOpenRequests } from './openRequests.store';

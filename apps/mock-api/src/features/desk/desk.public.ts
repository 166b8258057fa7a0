export { payDebt } from './debtPayment';
export { lendCopy, returnCopy } from './desk';

export { findOpenSlips, findOpenSlipsDue, findSlipsNow } from './slipStatus.store';
export { paySlip } from './slipPayment';

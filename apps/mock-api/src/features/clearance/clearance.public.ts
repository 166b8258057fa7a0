export { findDeclarationsNow, findDeclarationsOfDay } from './declarationStatus.store';
export { findOpenSlips, findOpenSlipsDue, findSlipsNow } from './slipStatus.store';
export { paySlip } from './slipPayment';

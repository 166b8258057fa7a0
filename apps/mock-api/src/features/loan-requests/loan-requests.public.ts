export { moveLoanRequest } from './requestMove';
export { findOwnOpen, openRequestStatuses } from './loan-requests.store';

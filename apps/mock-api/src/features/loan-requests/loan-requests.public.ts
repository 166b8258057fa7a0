export { moveRequestOn } from './requestMove';
export { findOwnOpen, lend, openRequestStatuses } from './loan-requests.store';

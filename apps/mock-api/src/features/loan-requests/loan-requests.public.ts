export { moveRequestOn } from './requestMove';
export { findOwnOpen, openRequestStatuses } from './loan-requests.store';

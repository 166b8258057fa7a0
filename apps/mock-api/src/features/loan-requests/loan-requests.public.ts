export { moveRequestOn } from './requestMove';
export { findOwnOpen, lend } from './loan-requests.store';

export { findOwnOpen, lend } from './loan-requests.store';

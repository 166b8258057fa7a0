export { findOwnOpen } from './loan-requests.store';

export { findInstitutions } from './partner-network.store';

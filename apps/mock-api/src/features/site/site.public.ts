export { findInstitution, findOpeningHours } from './site.store';

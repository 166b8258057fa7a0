export { findFinePerDay, findInstitution, findOpeningHours } from './site.store';

export { findInstitution } from './site.store';

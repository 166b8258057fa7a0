export { findContact, findRenewalEligibility, findUnitsAwayFrom, isAwayFrom } from './person.store';

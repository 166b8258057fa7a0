export { findContact, findStanding, findUnitsAwayFrom, isAwayFrom } from './person.store';

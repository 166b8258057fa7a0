export {
  findContact,
  findRenewalEligibilities,
  findRenewalEligibility,
  findUnitsAwayFrom,
  isAwayFrom,
} from './person.store';

export { findTotals } from './figures.store';
export { knownTitle, refuseUnknownTitle } from './knownTitle';
export { findCopies, findRecords, findTitleExtras } from './title.store';

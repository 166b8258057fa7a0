export { knownTitle, refuseUnknownTitle } from './knownTitle';
export { findCopies, findRecords, findTitleExtras } from './title.store';

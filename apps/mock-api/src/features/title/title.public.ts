export { knownTitle, refuseUnknownTitle } from './knownTitle';
export { findCopies, findCopiesOfAll, findRecords, findTitleExtras } from './title.store';

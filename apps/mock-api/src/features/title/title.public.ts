export { knownTitle, refuseUnknownTitle } from './knownTitle';
export { findCopies, findCopiesOfAll, findRecords, findOptionalTabs } from './title.store';

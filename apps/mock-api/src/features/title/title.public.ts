export { knownTitle, refuseUnknownTitle } from './knownTitle';
export { findCopies, findRecords, findOptionalTabs } from './title.store';

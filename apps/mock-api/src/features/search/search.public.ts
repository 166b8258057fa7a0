export { findAddedTitles, readFollowable } from './addedTitles.store';
export { findSet } from './findSet';
export { findConfiguration } from './forms.store';
export { memoryIndexOf, openMemoryIndex } from './searchIndexes';
export { findItems } from './searchItems.store';
export { readSearch } from './readSearch';
export { findFormOptions } from './searchOptions.store';

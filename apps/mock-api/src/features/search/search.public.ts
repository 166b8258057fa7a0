export { findSet } from './findSet';
export { findConfiguration } from './forms.store';
export { memoryIndexOf, openMemoryIndex } from './searchIndexes';
export { readSearch } from './search.handlers';
export { findFormOptions } from './searchOptions.store';

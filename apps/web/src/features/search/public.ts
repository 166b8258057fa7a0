export { CompactSearch } from './CompactSearch';
export { useHasSearchBox } from './useGuide';

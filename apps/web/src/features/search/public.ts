export { useHasSearchBox } from './useGuide';

export { storeSuggestion } from './acquisitions.store';

export {
  onSearchesChange,
  readSearches,
  saveSearches,
  searchesForgotten,
  searchesRead,
  searchHistoryReducer,
  searchRemembered,
} from './history/searchHistory';
export { selectionReducer } from './results/selection';

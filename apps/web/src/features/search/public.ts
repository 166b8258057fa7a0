export { SearchScreen } from './SearchScreen';
export { useListCampusesQuery } from './search.api';

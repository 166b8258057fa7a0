export { SearchScreen } from './SearchScreen';
export { useListAdditionalTitlesQuery, useListCampusesQuery } from './search.api';

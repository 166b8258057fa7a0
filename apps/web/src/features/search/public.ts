export { SearchScreen } from './SearchScreen';
export { useListAdditionalTitlesQuery, useListCampusesQuery, useListLibrariesQuery } from './search.api';

export { useListAdditionalTitlesQuery, useListCampusesQuery, useListLibrariesQuery } from './search.api';
export { useHasSearchBox } from './useGuide';

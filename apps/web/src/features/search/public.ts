export { useListAdditionalTitlesQuery, useListCampusesQuery } from './search.api';
export { useHasSearchBox } from './useGuide';

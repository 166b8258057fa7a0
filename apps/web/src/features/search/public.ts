export { useListAdditionalTitlesQuery, useListCampusesQuery, useListLibrariesQuery } from './search.api';

import { calls } from '@catalogue/api-contract';
import { endpointsOf } from '../../shared/api';
import { searchListsApi } from '../../shared/searchLists.api';

const { listCampuses: _campuses, listAdditionalTitles: _titles, ...ownCalls } = calls.search;
export const searchApi = searchListsApi.injectEndpoints({ endpoints: endpointsOf('search', ownCalls) });
export const {
  useSearchTitlesQuery,
  useSuggestSearchesQuery,
  useGetSearchFiltersQuery,
  useGetSearchOrdersQuery,
  useListArchiveOptionsQuery,
  useListNormativeActOptionsQuery,
  useListCaseLawOptionsQuery,
  useListIndexTypesQuery,
  useListLibrariesQuery,
  useListDisciplinesQuery,
  useListCoursesQuery,
  useListTeachersQuery,
  useGetTeacherQuery,
  useGetCourseQuery,
  useGetCampusQuery,
  useGetDisciplineQuery,
  useGetLibraryQuery,
  useListIndexedTitlesQuery,
  useListShelfPlacesQuery,
  useListPlansOfTitlesQuery,
  useSearchTargetProductsQuery,
  useFindResultPageQuery,
  useListFacetValuesQuery,
} = searchApi;

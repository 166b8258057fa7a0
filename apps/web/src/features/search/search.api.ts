import { searchCalls } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const searchApi = api.injectEndpoints({ endpoints: endpointsOf('search', searchCalls) });
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
  useListCampusesQuery,
  useListDisciplinesQuery,
  useListCoursesQuery,
  useListTeachersQuery,
  useGetTeacherQuery,
  useGetCourseQuery,
  useGetCampusQuery,
  useGetDisciplineQuery,
  useGetLibraryQuery,
  useListAdditionalTitlesQuery,
  useListIndexedTitlesQuery,
  useSearchTargetProductsQuery,
  useFindResultPageQuery,
  useListFacetValuesQuery,
} = searchApi;

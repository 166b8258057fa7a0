import { calls, type InstitutionData } from '@catalogue/api-contract';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { api, endpointsOf } from '../../shared/api';
import { keepBrand } from '../../shared/theme/brand';

export const siteApi = api.injectEndpoints({ endpoints: endpointsOf('site', calls.site) });
export const {
  useGetActivityQuery,
  useGetActivityTextQuery,
  useLazyGetAppSettingsQuery,
  useGetGeneralInformationQuery,
  useGetInstitutionQuery,
  useGetSelfServiceQuery,
  useLazyGetActivityQuery,
  useLazyListOpeningHoursQuery,
  useListActivitiesQuery,
  useListEventumEventsQuery,
  useListFurtherGuidesQuery,
  useListInstitutionalEventsQuery,
  useListOpeningHoursOfCampusQuery,
  useListOpeningHoursQuery,
  useListQuestionsQuery,
  useListSearchGuidesQuery,
} = siteApi;

/** Shows the page, in this tab alone, as it would be with other values of the institution; null: as it is. */
export function useInstitutionPreview(values: Partial<InstitutionData> | null): void {
  const dispatch = useDispatch<ThunkDispatch<never, unknown, UnknownAction>>();
  useEffect(() => {
    if (values === null) return;
    keepBrand(false);
    const preview = dispatch(
      siteApi.util.updateQueryData('getInstitution', undefined, (shown) => void Object.assign(shown, values)),
    );
    return () => {
      keepBrand(true);
      preview.undo();
    };
  }, [dispatch, values]);
}

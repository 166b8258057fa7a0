import { alertsCalls } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const alertsApi = api.injectEndpoints({ endpoints: endpointsOf('alerts', alertsCalls) });
export const {
  useListAlertsQuery,
  useReadAlertMutation,
  useGetNoticePreferencesQuery,
  useSetNoticePreferenceMutation,
  useGetCalendarAddressQuery,
  useMakeCalendarAddressMutation,
  useDeleteCalendarAddressMutation,
} = alertsApi;

import { calls } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const alertsApi = api.injectEndpoints({ endpoints: endpointsOf('alerts', calls.alerts) });
export const {
  useListAlertsQuery,
  useReadAlertMutation,
  useGetNoticePreferencesQuery,
  useSetNoticePreferenceMutation,
  useSendTestMailMutation,
  useGetCalendarAddressQuery,
  useMakeCalendarAddressMutation,
  useDeleteCalendarAddressMutation,
} = alertsApi;

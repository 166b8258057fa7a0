import { calls } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

// Reads with a side effect, a mailed code or a visit to an identity service: an automatic refetch would invalidate the
// first one.
const begins = { providesTags: [], keepUnusedDataFor: 0 };

export const sessionApi = api.injectEndpoints({ endpoints: endpointsOf('session', calls.session) }).enhanceEndpoints({
  endpoints: { startRecovery: begins, startOidc: begins, startSaml: begins },
});
export const {
  useListLoginsQuery,
  useSwitchLoginMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
} = sessionApi;

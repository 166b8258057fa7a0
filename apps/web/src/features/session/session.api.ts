import { session } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

// Reads that begin something, a mailed code or a visit at an identity service: to repeat one unasked would spoil what it began.
const begins = { providesTags: [], keepUnusedDataFor: 0 };

export const sessionApi = api.injectEndpoints({ endpoints: endpointsOf('session', session) }).enhanceEndpoints({
  endpoints: { startRecovery: begins, startOidc: begins, startSaml: begins },
});
export const { useListLoginsQuery, useSwitchLoginMutation } = sessionApi;

import { session } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const sessionApi = api.injectEndpoints({ endpoints: endpointsOf('session', session) });
export const {
  useGetPersonQuery,
  useLazyGetPersonQuery,
  useLazyListDuplicatesQuery,
  useListLoginsQuery,
  useSwitchLoginMutation,
  useLazyStartRecoveryQuery,
  useValidateRecoveryCodeMutation,
  useResetPasswordMutation,
  useLazyStartOidcQuery,
  useValidateOidcMutation,
  useLazyStartSamlQuery,
  useValidateSamlMutation,
} = sessionApi;

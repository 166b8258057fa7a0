import { calls } from '@catalogue/api-contract';
import { api, endpointsOf } from '../../shared/api';

export const personApi = api.injectEndpoints({ endpoints: endpointsOf('person', calls.person) });
export const {
  useGetPersonalDataQuery,
  useUpdatePersonalDataMutation,
  useChangePasswordMutation,
  useGetEmailChangeQuery,
  useConfirmEmailMutation,
  useCancelEmailChangeMutation,
  useTakeOwnDataMutation,
  useListAccessesQuery,
  useGetHistoryChoiceQuery,
  useSetHistoryChoiceMutation,
  useGetSignedInEmailQuery,
  useListDeviationsQuery,
  useGetRenewalStandingQuery,
  useLazyGetPersonNameQuery,
  useExchangeUserMutation,
  useLazyGetPortalAddressQuery,
  useRedirectToProviderMutation,
  useRedirectToPaperPostingMutation,
  useLazyGetHandOverTokenQuery,
  useLazyOpenAppQuery,
} = personApi;

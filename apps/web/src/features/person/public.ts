export {
  useGetPersonalDataQuery,
  useGetRenewalStandingQuery,
  useGetSignedInEmailQuery,
  useLazyGetHandOverTokenQuery,
  useLazyGetPortalAddressQuery,
  useLazyOpenAppQuery,
  useRedirectToPaperPostingMutation,
  useRedirectToProviderMutation,
} from './person.api';

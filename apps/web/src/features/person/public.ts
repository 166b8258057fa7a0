export {
  useGetPersonalDataQuery,
  useGetRenewalStandingQuery,
  useGetSignedInEmailQuery,
  useListDeviationsQuery,
  useLazyGetHandOverTokenQuery,
  useLazyGetPortalAddressQuery,
  useLazyOpenAppQuery,
  useRedirectToPaperPostingMutation,
  useRedirectToProviderMutation,
} from './person.api';

export {
  useGetRenewalStandingQuery,
  useGetSignedInEmailQuery,
  useLazyGetHandOverTokenQuery,
  useLazyGetPortalAddressQuery,
  useLazyOpenAppQuery,
  useRedirectToProviderMutation,
} from './person.api';

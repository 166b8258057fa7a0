export {
  useGetRenewalStandingQuery,
  useLazyGetHandOverTokenQuery,
  useLazyGetPortalAddressQuery,
  useLazyOpenAppQuery,
  useRedirectToProviderMutation,
} from './person.api';

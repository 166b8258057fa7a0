<<<<<<< HEAD
export { useGetRenewalStandingQuery } from './person.api';
=======
export {
  useLazyGetHandOverTokenQuery,
  useLazyGetPortalAddressQuery,
  useLazyOpenAppQuery,
  useRedirectToProviderMutation,
} from './person.api';
>>>>>>> cf194b9 (Hand patrons over to providers and other systems)

export {
  useGetPersonalDataQuery,
  useGetRenewalStandingQuery,
  useListDeviationsQuery,
  useLazyGetHandOverTokenQuery,
  useLazyGetPortalAddressQuery,
  useLazyOpenAppQuery,
  useRedirectToPaperPostingMutation,
  useRedirectToProviderMutation,
} from './person.api';
export { useRecipients } from './useRecipients';

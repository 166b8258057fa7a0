export {
  useGetEmailChangeQuery,
  useGetPersonalDataQuery,
  useGetRenewalStandingQuery,
  useListDeviationsQuery,
  useLazyGetHandOverTokenQuery,
  useLazyGetPortalAddressQuery,
  useLazyOpenAppQuery,
  useRedirectToPaperPostingMutation,
  useRedirectToProviderMutation,
} from './person.api';
export { HistoryNotice } from './HistoryNotice';
export { useRecipients } from './useRecipients';

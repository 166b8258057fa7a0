export { ExchangeUserScreen } from './ExchangeUserScreen';
export { PasswordScreen } from './PasswordScreen';
export { PersonalDataScreen } from './PersonalDataScreen';
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

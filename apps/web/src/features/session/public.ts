export { NewPasswordFields } from './recovery/NewPasswordFields';
export { useNewPassword } from './recovery/useNewPassword';
export { PatronTab } from './PatronTab';
export { RequireSession } from './RequireSession';
export { SignInAgain } from './SignInAgain';
export { SignInDialog, SignInHere } from './lazySignIn';
export {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListLoginsQuery,
  useListSessionsQuery,
  useSwitchLoginMutation,
} from './session.api';
export { signIn } from './openSession';
export { useContinueAs } from './useContinueAs';
export { useSignOut } from './useSignOut';

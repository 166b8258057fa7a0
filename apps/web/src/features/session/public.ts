export { NewPasswordFields } from './recovery/NewPasswordFields';
export { useNewPassword } from './recovery/useNewPassword';
export { RequireSession } from './RequireSession';
export { SignInAgain } from './SignInAgain';
export { SignInDialog, SignInHere } from './signInParts';
export { useListLoginsQuery, useSwitchLoginMutation } from './session.api';
export { signIn } from './signIn';
export { useGoOnAs } from './useGoOnAs';
export { useSignOut } from './useSignOut';

export { NewPasswordFields } from './recovery/NewPasswordFields';
export { useNewPassword } from './recovery/useNewPassword';
export { RequireSession } from './RequireSession';
export { SignInAgain } from './SignInAgain';
export { SignInDialog, SignInHere } from './signInParts';
export { signIn } from './signIn';
export { useSignOut } from './useSignOut';

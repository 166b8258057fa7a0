export { RequireSession } from './RequireSession';
export { SignInDialog, SignInHere } from './signInParts';
export { signIn } from './signIn';

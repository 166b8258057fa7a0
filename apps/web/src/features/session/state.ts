export { clearPendingSignIn } from './externalSignIn';

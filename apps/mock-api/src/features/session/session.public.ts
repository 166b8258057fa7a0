export { replacePassword } from './password.store';
export { storedHash, refusedPassword } from './passwords';
export { hashToken, issueNewIdentity } from './tokens';

export { replacePassword } from './password.store';
export { kept, refusedPassword } from './passwords';
export { hashToken, issueNewIdentity } from './tokens';

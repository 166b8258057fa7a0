export { replacePassword } from './password.store';
export { evaluatePassword, kept, refusedPassword } from './passwords';
export { findActor } from './actor';
export { hashToken, startSession } from './tokens';

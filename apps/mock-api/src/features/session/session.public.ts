export { replacePassword } from './password.store';
export { evaluatePassword, kept, refusedPassword } from './passwords';
export { findActor } from './actor';
export { codeHash, hashToken, mailableCode, startSession } from './tokens';

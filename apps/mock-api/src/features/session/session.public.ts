export { reportNewPassword } from './newPassword';
export { findReader } from './newDevice.store';
export { replacePassword } from './password.store';
export { evaluatePassword, refusedPassword, storedHash } from './passwords';
export { findActor } from './actor';
export { codeHash, hashToken, mailableCode, startSession } from './tokens';

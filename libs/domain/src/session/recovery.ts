import type { CallFailure } from '../failures';

/** Length of a recovery code, in digits. */
export const recoveryCodeLength = 6;
/** For how many minutes a recovery code is good. */
export const recoveryMinutes = 10;
/** A code that was guessed at so often is good no more. */
export const recoveryGuesses = 5;

/** Why a recovery code is not taken; also the key of its text. A 422 lets the person ask for another one (D1 §4). */
export type CodeFailure = 'codigo_invalido' | 'codigo_expirado';

/** A mailed code as it is kept: until when it is good, and how many wrong ones were given for it. */
interface MailedCode {
  tte: Date;
  failures: number;
}

/** Whether the code that was given (`isSame`: it is the one that was mailed) may set a new password at this moment. */
export function codeFailure(mailed: MailedCode | null, isSame: boolean, now: Date): CodeFailure | null {
  if (!mailed) return 'codigo_invalido';
  if (mailed.tte <= now || mailed.failures >= recoveryGuesses) return 'codigo_expirado';
  return isSame ? null : 'codigo_invalido';
}

/** Whether passwords of this institution can be set anew here: authentication mode 2 with encryption mode 4 (D1 §2). */
export const canRecoverPassword = (p: { __md_aut?: unknown; __md_crypt?: unknown }): boolean =>
  String(p.__md_aut) === '2' && String(p.__md_crypt) === '4';

const masked = (part: string): string => `${[...part][0] ?? ''}***`;

/** `ana.lage@ufvi.br` -> `a***@u***.br`: enough to know the own address, too little to learn another's. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  const [first = '', ...rest] = domain.split('.');
  return `${masked(local)}@${[masked(first), ...rest].join('.')}`;
}

/** How a failed call of the recovery is told. Without a key the server's message is shown. */
export interface RecoveryFailureNotice {
  tone: 'warning' | 'error';
  key?: 'OcorreuErroInesperado' | 'cannotReachServer';
  message?: string;
}

/** The recovery's own table (D1 §8): 500 is replaced by our sentence, other errors show the server's message. */
export function recoveryNotice({ status, message }: CallFailure): RecoveryFailureNotice {
  if (status === 'network') return { tone: 'error', key: 'cannotReachServer' };
  if (status === 500 || message === '') return { tone: 'error', key: 'OcorreuErroInesperado' };
  return { tone: 'warning', message };
}

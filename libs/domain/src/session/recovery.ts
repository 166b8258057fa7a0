import type { CallFailure } from '../failures';

/** Digits of a code that is mailed: so many that guesses over all patrons of a library find none. */
export const recoveryCodeLength = 8;
/** A mailed code in the text around it. */
export const recoveryCodePattern = new RegExp(`\\b\\d{${recoveryCodeLength}}\\b`);
/** Minutes for which a recovery code is valid. */
export const recoveryMinutes = 10;
/** Wrong guesses after which a code is no longer valid. */
export const recoveryGuesses = 5;

/** Why a recovery code is rejected; also its text key. After a 422 the person can request another one (D1 §4). */
export type CodeFailure = 'codigo_invalido' | 'codigo_expirado';

/** A stored recovery code: its expiry, and the number of wrong guesses. */
interface MailedCode {
  tte: Date;
  failures: number;
}

/** Why the entered code may not set a new password now, or null. `isSame`: it equals the mailed code. */
export function codeFailure(mailed: MailedCode | null, isSame: boolean, now: Date): CodeFailure | null {
  if (!mailed) return 'codigo_invalido';
  if (mailed.tte <= now || mailed.failures >= recoveryGuesses) return 'codigo_expirado';
  return isSame ? null : 'codigo_invalido';
}

/** Whether passwords of this institution can be reset here: authentication mode 2 with encryption mode 4 (D1 §2). */
export const canRecoverPassword = (p: { __md_aut?: unknown; __md_crypt?: unknown }): boolean =>
  String(p.__md_aut) === '2' && String(p.__md_crypt) === '4';

const masked = (part: string): string => `${[...part][0] ?? ''}***`;

/**
 * `ana.lage@ufvi.br` -> `a***@u***.br`: enough to recognise one's own address, too little to learn another person's.
 */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  const [first = '', ...rest] = domain.split('.');
  return `${masked(local)}@${[masked(first), ...rest].join('.')}`;
}

/** The notice for a failed recovery call. Without a key the server's message is shown. */
export interface RecoveryFailureNotice {
  tone: 'warning' | 'error';
  key?: 'OcorreuErroInesperado' | 'cannotReachServer';
  message?: string;
}

/** The recovery's own table (D1 §8): a 500 shows the application's text, other errors the server's message. */
export function recoveryNotice({ status, message }: CallFailure): RecoveryFailureNotice {
  if (status === 'network') return { tone: 'error', key: 'cannotReachServer' };
  if (status === 500 || message === '') return { tone: 'error', key: 'OcorreuErroInesperado' };
  return { tone: 'warning', message };
}

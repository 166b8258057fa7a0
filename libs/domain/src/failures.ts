/** A failed call: its HTTP status, or `network` or `session` if there was no reply. `message` is the server's. */
export interface CallFailure {
  status: number | 'network' | 'session';
  message: string;
  /** Field -> validation messages, on a 422 for invalid input. */
  errors?: Record<string, string[]>;
}

interface FailureNotice {
  tone: 'warning' | 'error';
  /** An application text key; without it `message` is shown, translated when it is a key itself (ruling D14). */
  key?: 'partnerNetworkDown' | 'myLibraryMail' | 'unexpectedError' | 'cannotReachServer' | 'sessionExpired';
  message?: string;
}

// Messages with the documents' markers are replaced, not shown (rulings D15, D16).
const partnerNetworkMarker = /rede pergamum/i;
/** Part of the message of a 500 about the reader's address at Minha Biblioteca. */
export const myLibraryMarker = 'MINHA_BIBLIOTECA';

/** Returns the notice for a failed call, in the order of D2 §8's table. */
export function failureNotice({ status, message }: CallFailure): FailureNotice {
  if (status === 'network') return { tone: 'error', key: 'cannotReachServer' };
  if (status === 'session') return { tone: 'warning', key: 'sessionExpired' };
  if (status !== 500) return { tone: 'warning', message };
  if (partnerNetworkMarker.test(message)) return { tone: 'warning', key: 'partnerNetworkDown' };
  if (message.includes(myLibraryMarker)) return { tone: 'error', key: 'myLibraryMail' };
  return { tone: 'error', key: 'unexpectedError' };
}

// The request itself is at fault: bad input, or a record that does not exist.
const lasting: readonly unknown[] = [400, 404, 410, 413, 414, 422];

/** Whether the same call may succeed later. Where it may not, the reader is not offered to try again. */
export const mayPass = ({ status }: CallFailure): boolean => !lasting.includes(status);

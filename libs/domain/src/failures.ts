/** A call that did not succeed: the status of its answer, or that there was none. `message` is the server's. */
export interface CallFailure {
  status: number | 'network' | 'session';
  message: string;
  /** Field -> what is wrong with it, on a 422 for bad input. */
  errors?: Record<string, string[]>;
}

interface FailureNotice {
  tone: 'warning' | 'error';
  /** A text key of ours; without it `message` is shown, translated when it is a key itself (ruling D14). */
  key?: 'partnerNetworkDown' | 'myLibraryMail' | 'unexpectedError' | 'cannotReachServer' | 'sessionExpired';
  message?: string;
}

// What the documents' markers are is not shown (rulings D15, D16).
const partnerNetworkMarker = /rede pergamum/i;
/** Stands in the message of a 500 that is about the reader's address at Minha Biblioteca. */
export const myLibraryMarker = 'MINHA_BIBLIOTECA';

/** How a failed call is told, in the order of D2 §8's table. */
export function failureNotice({ status, message }: CallFailure): FailureNotice {
  if (status === 'network') return { tone: 'error', key: 'cannotReachServer' };
  if (status === 'session') return { tone: 'warning', key: 'sessionExpired' };
  if (status !== 500) return { tone: 'warning', message };
  if (partnerNetworkMarker.test(message)) return { tone: 'warning', key: 'partnerNetworkDown' };
  if (message.includes(myLibraryMarker)) return { tone: 'error', key: 'myLibraryMail' };
  return { tone: 'error', key: 'unexpectedError' };
}

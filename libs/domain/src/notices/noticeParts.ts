import type { Notice } from '@catalogue/api-contract';

/** The parts of a notice's words, already in the language of the reader. */
export interface Parts {
  nome: string;
  /** The deadline: `24 nov`; empty without one. */
  ate: string;
  /** Whole days until the deadline; negative after it. */
  left: number;
  /** The day of the notice. */
  dia: string;
  place: string;
  /** The hours of the place on the last day for a hold or a loan: `aberta das 8h às 22h`; empty if they are not known. */
  hours: string;
  /** Whole days since the deadline. */
  late: number;
  owed: string;
  daily: string;
  estado: string;
  /** The last open day before a deadline on which the library is closed; empty without one. */
  openUntil: string;
  /** Why the loan cannot be renewed. */
  cannotRenew: Notice['nao_renova'];
  /** Whether a deviation came of a signed declaration. */
  bySignature: boolean;
  /** Whether the reader acts for the person whose notice it is. */
  acting: boolean;
  /** What the library has answered to a request, in its words; empty if nothing. */
  answer: string;
  /** What a request costs; empty if that is not said. */
  cost: string;
  /** What became of a request. */
  step: 'onWay' | 'ready' | 'lent' | 'failed' | undefined;
}

/** What each kind of notice says in a language. */
export type Table = Record<Notice['tipo'], (parts: Parts) => readonly [title: string, detail: string]>;

/** Why a loan cannot be renewed, in a language. */
export type Refusals = Record<NonNullable<Notice['nao_renova']>, string>;

/** What is said to the person, or of them to who acts for them; the same where there is no other form. */
export const own = ({ acting }: Pick<Parts, 'acting'>, toThem: string, ofThem = toThem): string =>
  acting ? ofThem : toThem;
/** The deadline with the word for today or tomorrow before it, or with `other` before it. */
export const deadline = ({ left, ate }: Parts, words: { today: string; tomorrow: string }, other = ''): string =>
  left === 0 ? `${words.today}, ${ate}` : left === 1 ? `${words.tomorrow}, ${ate}` : `${other}${ate}`;
/** Sentences one after another; those that are empty are left out. */
export const sentence = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
/** A text with its full stop; empty if it is. */
export const stop = (text: string): string => (text === '' ? '' : `${text}.`);
/** `Onde: Biblioteca Central.`; empty without a place. */
export const at = (what: string, place: string): string => (place === '' ? '' : `${what}: ${place}.`);

import type { RecoveryStart } from '@catalogue/api-contract';

/** The state after the code was mailed; `wire` is the username with the institution's additional choice. */
export interface Begun {
  wire: string;
  mailed: RecoveryStart;
}

const entry = () => window.history.state as { recovery?: Begun } | null;

// Stored in the history entry: a reload resumes there, and a new recovery starts over. The code itself is never stored.
export const readStep = (): Begun | null => entry()?.recovery ?? null;
export const saveStep = (recovery: Begun | undefined): void =>
  window.history.replaceState({ ...entry(), recovery }, '');

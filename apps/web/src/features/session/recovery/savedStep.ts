import type { RecoveryStart } from '@catalogue/api-contract';

/** What is known once the code is mailed; `wire` is the username with what the institution asks beside it. */
export interface Begun {
  wire: string;
  mailed: RecoveryStart;
}

const entry = () => window.history.state as { recovery?: Begun } | null;

// The entry of the history keeps it: a reload goes on from there, and who asks for a recovery anew begins one. The code itself is never kept.
export const readStep = (): Begun | null => entry()?.recovery ?? null;
export const saveStep = (recovery: Begun | undefined): void =>
  window.history.replaceState({ ...entry(), recovery }, '');

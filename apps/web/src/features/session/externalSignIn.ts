import { encryptedStore } from '../../shared/encryptedStore';
import { isFlag, isText, objectOf, optional } from '../../shared/storedShape';
import { tabStorage } from '../../shared/browserStorage';

/** A sign-in of this tab that waits for the reply of an identity service. */
export interface PendingSignIn {
  /** OIDC only: the reply must match it (ruling D8). */
  nonce?: string;
  login: string;
  remember: boolean;
}
const isPending = objectOf<PendingSignIn>({ nonce: optional(isText), login: isText, remember: isFlag });

const kept = encryptedStore('catalogue.external', isPending, tabStorage);

export const savePendingSignIn = (begun: PendingSignIn): Promise<void> => kept.save(begun);

/** Signing out leaves no nonce in the browser (D1 §4). */
export const clearPendingSignIn = (): void => void kept.save(null);

/** Reads and removes the pending sign-in of this tab. */
export function takePendingSignIn(): Promise<PendingSignIn | null> {
  const begun = kept.read();
  clearPendingSignIn();
  return begun;
}

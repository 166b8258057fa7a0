import { canEncrypt, encrypt, decrypt } from '../../shared/encryption';

/** A sign-in of this tab that waits for the reply of an identity service. */
export interface PendingSignIn {
  /** OIDC only: the reply must match it (ruling D8). */
  nonce?: string;
  login: string;
  remember: boolean;
}

const storageName = 'catalogue.external';

export async function savePendingSignIn(begun: PendingSignIn): Promise<void> {
  if (canEncrypt()) sessionStorage.setItem(storageName, await encrypt(begun));
}

/** Signing out leaves no nonce in the browser (D1 §4). */
export const clearPendingSignIn = (): void => sessionStorage.removeItem(storageName);

/** Reads and removes the pending sign-in of this tab. */
export async function takePendingSignIn(): Promise<PendingSignIn | null> {
  const kept = sessionStorage.getItem(storageName);
  sessionStorage.removeItem(storageName);
  return kept === null ? null : decrypt<PendingSignIn>(kept);
}

import { canEncrypt, encrypt, decrypt } from '../../shared/encryption';

/** What waits in this tab for the answer of an identity service. */
export interface PendingSignIn {
  /** Only of OIDC: the answer must be to this one (ruling D8). */
  nonce?: string;
  login: string;
  remember: boolean;
}

const storageName = 'catalogue.external';

export async function savePendingSignIn(begun: PendingSignIn): Promise<void> {
  if (canEncrypt()) sessionStorage.setItem(storageName, await encrypt(begun));
}

/** Who signs out leaves no nonce behind (D1 §4). */
export const clearPendingSignIn = (): void => sessionStorage.removeItem(storageName);

/** What was begun in this tab, once. */
export async function takePendingSignIn(): Promise<PendingSignIn | null> {
  const kept = sessionStorage.getItem(storageName);
  sessionStorage.removeItem(storageName);
  return kept === null ? null : decrypt<PendingSignIn>(kept);
}

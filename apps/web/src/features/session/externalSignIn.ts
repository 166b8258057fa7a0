import * as z from 'zod/mini';
import { encryptedStore } from '../../shared/encryptedStore';

/** A sign-in of this tab that waits for the reply of an identity service. */
const PendingSignIn = z.object({
  /** OIDC only: the reply must match it (ruling D8). */
  nonce: z.optional(z.string()),
  login: z.string(),
  remember: z.boolean(),
});
export type PendingSignIn = z.output<typeof PendingSignIn>;

const kept = encryptedStore('catalogue.external', PendingSignIn, () => sessionStorage);

export const savePendingSignIn = (begun: PendingSignIn): Promise<void> => kept.save(begun);

/** Signing out leaves no nonce in the browser (D1 §4). */
export const clearPendingSignIn = (): void => void kept.save(null);

/** Reads and removes the pending sign-in of this tab. */
export function takePendingSignIn(): Promise<PendingSignIn | null> {
  const begun = kept.read();
  clearPendingSignIn();
  return begun;
}

import { canSeal, seal, unseal } from '../../shared/seal';

/** What waits in this tab for the answer of an identity service. */
export interface BegunSignIn {
  /** Only of OIDC: the answer must be to this one (ruling D8). */
  nonce?: string;
  login: string;
  remember: boolean;
}

const storageName = 'catalogue.external';

export async function keepBegun(begun: BegunSignIn): Promise<void> {
  if (canSeal()) sessionStorage.setItem(storageName, await seal(begun));
}

/** Who signs out leaves no nonce behind (D1 §4). */
export const forgetBegun = (): void => sessionStorage.removeItem(storageName);

/** What was begun in this tab, once. */
export async function takeBegun(): Promise<BegunSignIn | null> {
  const kept = sessionStorage.getItem(storageName);
  sessionStorage.removeItem(storageName);
  return kept === null ? null : unseal<BegunSignIn>(kept);
}

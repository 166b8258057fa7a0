import { isRedirectTarget } from '../links/addresses';

interface SignOut {
  /** The user signed in by OIDC: the session has its nonce. */
  hasNonce: boolean;
  link_logout_OIDC?: string | null | undefined;
  link_logout_saml?: string | null | undefined;
}

/**
 * The address after sign-out (D1 §4): after OIDC, the OIDC link or a reload; otherwise the SAML link, if any, or the
 * home page.
 */
export function signOutTarget({
  hasNonce,
  link_logout_OIDC,
  link_logout_saml,
}: SignOut): { link: string } | 'reload' | 'home' {
  const link = hasNonce ? link_logout_OIDC : link_logout_saml;
  if (isRedirectTarget(link)) return { link };
  return hasNonce ? 'reload' : 'home';
}

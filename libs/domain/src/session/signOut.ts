import { isRedirectTarget } from '../links/addresses';

interface SignOut {
  /** Who signs out came by OIDC: the session has its nonce. */
  hasNonce: boolean;
  link_logout_OIDC?: string | null | undefined;
  link_logout_saml?: string | null | undefined;
}

/** Where a sign-out ends (D1 §4): the OIDC link or a reload after OIDC, else the SAML link where there is one, else the home. */
export function signOutTarget({
  hasNonce,
  link_logout_OIDC,
  link_logout_saml,
}: SignOut): { link: string } | 'reload' | 'home' {
  const link = hasNonce ? link_logout_OIDC : link_logout_saml;
  if (isRedirectTarget(link)) return { link };
  return hasNonce ? 'reload' : 'home';
}

import { signOutTarget } from './signOut';

const oidc = 'https://id.example/sair';
const saml = '/saml/sair';

describe('where a sign-out ends', () => {
  it.each([
    [
      'at the OIDC link for who came by OIDC',
      { hasNonce: true, link_logout_OIDC: oidc, link_logout_saml: saml },
      { link: oidc },
    ],
    ['with the page read anew where OIDC has no link', { hasNonce: true, link_logout_OIDC: null }, 'reload'],
    [
      'at the SAML link where there is one',
      { hasNonce: false, link_logout_OIDC: oidc, link_logout_saml: saml },
      { link: saml },
    ],
    ['at home otherwise', { hasNonce: false, link_logout_OIDC: oidc }, 'home'],
    ['never at an address that runs something', { hasNonce: false, link_logout_saml: 'javascript:alert(1)' }, 'home'],
  ] as const)('%s', (_, signOut, way) => expect(signOutTarget(signOut)).toEqual(way));
});

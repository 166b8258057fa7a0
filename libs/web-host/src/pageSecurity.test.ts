import { createHash } from 'node:crypto';
import { pagePolicy } from './pageSecurity';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';

describe('the policy of the web app’s page', () => {
  const policy = pagePolicy('<style>p{color:red}</style><script>alert(1)</script>');

  it('lets in the styles that were built into the page, by what they say', () => {
    const hash = createHash('sha256').update('p{color:red}').digest('base64');
    expect(directive(policy, 'style-src')).toContain(`'sha256-${hash}'`);
    expect(directive(policy, 'style-src')).not.toContain('unsafe-inline');
  });

  it('lets in the colour that a rendered page comes with, and no other style', () => {
    const hash = createHash('sha256').update(':root{--brand:#123456}').digest('base64');
    const withColour = pagePolicy('<style>p{color:red}</style><script>alert(1)</script>', ':root{--brand:#123456}');
    expect(directive(policy, 'style-src')).not.toContain(hash);
    expect(directive(withColour, 'style-src')).toContain(` 'sha256-${hash}'`);
    expect(withColour.replace(` 'sha256-${hash}'`, '')).toBe(policy);
  });

  it('lets in the script that was built into the page, no other one, and no frame around it', () => {
    const hash = createHash('sha256').update('alert(1)').digest('base64');
    expect(directive(policy, 'script-src')).toBe(
      `script-src 'self' 'sha256-${hash}' 'wasm-unsafe-eval' https://vlibras.gov.br`,
    );
    expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
  });
});

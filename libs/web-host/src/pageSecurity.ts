import { createHash } from 'node:crypto';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

// In the browser, the institution's colour and Chakra's dialog come as rules in style elements without text (`insertRule`), so
// only the hash of the empty text must be allowed.
const noText = hashOf('');

/** The sign-language widget of Brazil's government, which the page loads when the user switches it on. */
const signLanguage = 'https://vlibras.gov.br https://*.vlibras.gov.br';

/**
 * The Content-Security-Policy of the web app's page: only the inline script and styles of the build, and the sheet of the
 * institution's colour that a rendered page has.
 */
export function pagePolicy(html: string, sheet = ''): string {
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => hashOf(text));
  // Those of the build alone: a page that is rendered later has no other script in its text.
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => hashOf(text));
  return [
    "default-src 'self'",
    // The widget's signing figure is WebAssembly, compiled in the browser.
    `script-src 'self' ${scripts.join(' ')} 'wasm-unsafe-eval' https://vlibras.gov.br`,
    `style-src 'self' ${[...new Set([noText, ...styles, hashOf(sheet)])].join(' ')} https://vlibras.gov.br`,
    // Covers may be on any host that a record names.
    "img-src 'self' data: blob: https:",
    `connect-src 'self' ${signLanguage}`,
    `media-src 'self' ${signLanguage}`,
    `worker-src 'self' blob:`,
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The headers of every page and reply, besides its policy. */
const pageHeaders: Record<string, string> = {
  // Browsers must not guess another content type.
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
};

/** For replies to programs: a browser that opens one shows it and runs nothing. */
export const dataPolicy = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

const year = 365 * 24 * 60 * 60;

/** The headers of every reply besides its policy; who came by https is told to come by nothing else. */
export const headersOf = (isSecure: boolean): Record<string, string> =>
  isSecure ? { ...pageHeaders, 'strict-transport-security': `max-age=${year}` } : pageHeaders;

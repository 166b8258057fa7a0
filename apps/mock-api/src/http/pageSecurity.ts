import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../env';
import { isSecure } from './hosts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

// The institution's colour and Chakra's dialog come as rules in style elements without text (`insertRule`), so only the hash of
// the empty text must be allowed.
const noText = hashOf('');

/** The sign-language widget of Brazil's government, which the page loads when the user switches it on. */
const signLanguage = 'https://vlibras.gov.br https://*.vlibras.gov.br';

/** The Content-Security-Policy of the web app's page: no inline script, and only the inline styles of the build. */
export function pagePolicy(html: string): string {
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = '']) => hashOf(text));
  return [
    "default-src 'self'",
    // The widget's signing figure is WebAssembly, compiled in the browser.
    `script-src 'self' 'wasm-unsafe-eval' https://vlibras.gov.br`,
    `style-src 'self' ${[noText, ...new Set(styles)].join(' ')} https://vlibras.gov.br`,
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

/** For the mock's own pages for people: they have forms and one style, no script at all. */
export const formPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** For replies to programs: a browser that opens one shows it and runs nothing. */
export const dataPolicy = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** For the readable documentation of the calls: files of its own, and styles that it makes by script. */
export const documentationPolicy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const always: Record<string, string> = {
  // Browsers must not guess another content type.
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
};
const year = 365 * 24 * 60 * 60;

/** The headers of every reply besides its policy. */
export const securityHeaders = (request: FastifyRequest, settings: Settings): Record<string, string> =>
  isSecure(request, settings) ? { ...always, 'strict-transport-security': `max-age=${year}` } : always;

export function secureReplies(app: FastifyInstance, settings: Settings): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(request, settings));
  });
  // Last, because pages and files have policies of their own.
  app.addHook('onSend', async (_, reply) => {
    const hasOwn = reply.hasHeader('content-security-policy') || reply.raw.hasHeader('content-security-policy');
    if (!hasOwn) reply.header('content-security-policy', dataPolicy);
  });
}

/** Languages of the whole interface, and of what is sent (D1 §1). */
export const languages = ['pt', 'en', 'es'] as const;
/** One of them. */
export type Language = (typeof languages)[number];

/** The name under which a browser keeps the reader's language: of a cookie, so that the server knows it, and in its storage. */
export const languageCookie = 'catalogue.language';
const year = 365 * 24 * 60 * 60;
/**
 * The cookie that keeps a language for a year, for pages below a path (without a final slash; empty for the root), as
 * `Set-Cookie` and `document.cookie` take it.
 */
export const keepLanguageCookie = (language: string, base: string): string =>
  `${languageCookie}=${language}; Path=${base || '/'}; Max-Age=${year}; SameSite=Lax`;

/** Languages of the whole interface (D1 §1). */
export const languages = ['pt', 'en', 'es'] as const;
/** Languages of the sign-in; missing texts fall back to Portuguese (D1 §9, ruling B1). */
export const signInLanguages = [...languages, 'fr', 'it'] as const;
export type LanguageCode = (typeof signInLanguages)[number];
/** Each language in its own name. Hard-coded: the browser's own list takes a tenth of a second to load on a phone. */
export const languageNames: Record<LanguageCode, string> = {
  pt: 'Português',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
};

const storageName = 'catalogue.language';
const parameter = 'idioma';
/**
 * The search tab that a reader opened from the menu: it stays in the row while this browser tab is open (D1 §4,
 * ruling D24).
 */
export const storedTab = 'catalogue.tab.search';

const isLanguage = (value: string | null): value is LanguageCode =>
  signInLanguages.some((language) => language === value);

/** The stored choice, else Portuguese (D1 §9). */
export function currentLanguage(): LanguageCode {
  const kept = globalThis.localStorage?.getItem(storageName) ?? null;
  return isLanguage(kept) ? kept : 'pt';
}

/**
 * Saves the language that the address asks for, and removes it from the address: a search has a field of that name,
 * with longer codes.
 */
export function takeLanguageFromAddress(): void {
  const address = new URL(window.location.href);
  const values = address.searchParams.getAll(parameter);
  const asked = values.findLast(isLanguage);
  if (!asked) return;
  localStorage.setItem(storageName, asked);
  address.searchParams.delete(parameter);
  for (const value of values) if (!isLanguage(value)) address.searchParams.append(parameter, value);
  window.history.replaceState(window.history.state, '', address);
}

/** D1 §4: clears the stored tabs, saves the language, reloads with a language parameter (ruling D24). */
export function changeLanguage(language: LanguageCode): void {
  localStorage.setItem(storageName, language);
  sessionStorage.removeItem(storedTab);
  const address = new URL(window.location.href);
  address.searchParams.append(parameter, language);
  window.location.assign(address);
}

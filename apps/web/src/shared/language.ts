/** Languages of the whole interface (D1 §1). */
export const languages = ['pt', 'en', 'es'] as const;
/** Those that the sign-in has too; where a text lacks, Portuguese stands (D1 §9, ruling B1). */
export const signInLanguages = [...languages, 'fr', 'it'] as const;
export type LanguageCode = (typeof signInLanguages)[number];
/** Each by its own name. Written out: the browser's own list takes a tenth of a second to open on a telephone. */
export const languageNames: Record<LanguageCode, string> = {
  pt: 'Português',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
};

const storageName = 'catalogue.language';
const parameter = 'idioma';
/** The search tab that a reader took out of the menu: it stays in the row while this browser tab is open (D1 §4, ruling D24). */
export const storedTab = 'catalogue.tab.search';

const isLanguage = (value: string | null): value is LanguageCode =>
  signInLanguages.some((language) => language === value);

/** The kept choice, else Portuguese (D1 §9). */
export function currentLanguage(): LanguageCode {
  const kept = globalThis.localStorage?.getItem(storageName) ?? null;
  return isLanguage(kept) ? kept : 'pt';
}

/** Takes the language that the address asks for, and takes it out of the address: a search has a field of that name, with longer codes. */
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

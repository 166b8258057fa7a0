import { keepLanguageCookie, languageCookie, languages } from '@catalogue/domain';
import { platform } from './platform';
import { isText } from './storedShape';
import { storedValue } from './storedValue';
import { browserStorage, tabStorage } from './browserStorage';

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

const parameter = 'idioma';
/**
 * The search tab that a reader opened from the menu: it stays in the row while this browser tab is open (D1 §4,
 * ruling D24).
 */
export const openedTab = storedValue('catalogue.tab.search', isText, tabStorage);

const isLanguage = (value: string | null): value is LanguageCode =>
  signInLanguages.some((language) => language === value);

/** The stored choice, else Portuguese (D1 §9). */
export function currentLanguage(): LanguageCode {
  const kept = platform.stored(languageCookie);
  return isLanguage(kept) ? kept : 'pt';
}

/** That of content without texts in the interface's language, as an attribute: such texts are Portuguese. */
export const contentLanguage = (): string | undefined =>
  languages.some((code) => code === currentLanguage()) ? undefined : 'pt-BR';

/**
 * The language that an address asks for, which is removed from it: a search has a field of that name, with longer
 * codes.
 */
export function takeLanguage(address: URL): LanguageCode | undefined {
  const values = address.searchParams.getAll(parameter);
  const asked = values.findLast(isLanguage);
  if (!asked) return undefined;
  address.searchParams.delete(parameter);
  for (const value of values) if (!isLanguage(value)) address.searchParams.append(parameter, value);
  return asked;
}

/**
 * Saves the language that the page's address asks for, and clears the stored tabs (D1 §4), else that of the cookie: the
 * server has rendered the page in it, and what is stored may be gone or older.
 */
export function takeLanguageOfPage(): void {
  const address = new URL(window.location.href);
  const asked = takeLanguage(address);
  const start = `${languageCookie}=`;
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(start));
  const kept = cookie?.slice(start.length) ?? null;
  if (asked) {
    window.history.replaceState(window.history.state, '', address);
    openedTab.save(null);
  }
  const language = asked ?? kept;
  if (isLanguage(language)) keepLanguage(language);
}

/** Stores the language, for the app and for the server, which renders the next page. */
export function keepLanguage(language: LanguageCode): void {
  browserStorage().setItem(languageCookie, language);
  document.cookie = keepLanguageCookie(language, platform.base());
}

/** The query of a page in a language, which need not be chosen by scripts (ruling D24). */
export const withLanguage = (search: string, language: LanguageCode): string =>
  `${search || '?'}${search && '&'}${parameter}=${language}`;

/** Languages of the interface (D1 §1). */
export const languages = ['pt', 'en', 'es'] as const;
export type LanguageCode = (typeof languages)[number];

const storageName = 'catalogue.language';
const parameter = 'idioma';

const isLanguage = (value: string | null): value is LanguageCode => languages.some((language) => language === value);

/** The address's `idioma`, else the kept choice, else Portuguese (D1 §9). */
export function currentLanguage(): LanguageCode {
  const asked = new URLSearchParams(globalThis.location?.search ?? '').get(parameter);
  const kept = globalThis.localStorage?.getItem(storageName) ?? null;
  return isLanguage(asked) ? asked : isLanguage(kept) ? kept : 'pt';
}

/** D1 §4: clears the remembered search tab, saves the language, reloads with a language parameter (decisions D24). */
export function changeLanguage(language: LanguageCode): void {
  sessionStorage.removeItem('catalogue.searchTab');
  localStorage.setItem(storageName, language);
  const address = new URL(window.location.href);
  address.searchParams.set(parameter, language);
  window.location.assign(address);
}

/** Languages of the interface (D1 §1). */
export const languages = ['pt', 'en', 'es'] as const;
export type LanguageCode = (typeof languages)[number];

const storageName = 'catalogue.language';
const parameter = 'idioma';

const isLanguage = (value: string | null): value is LanguageCode => languages.some((language) => language === value);

/** The kept choice, else Portuguese (D1 §9). */
export function currentLanguage(): LanguageCode {
  const kept = globalThis.localStorage?.getItem(storageName) ?? null;
  return isLanguage(kept) ? kept : 'pt';
}

/** Takes the language that the address asks for, and takes it out of the address: a search has a field of that name. */
export function takeLanguageFromAddress(): void {
  const address = new URL(window.location.href);
  const asked = address.searchParams.get(parameter);
  if (!isLanguage(asked)) return;
  localStorage.setItem(storageName, asked);
  address.searchParams.delete(parameter);
  window.history.replaceState(window.history.state, '', address);
}

/** D1 §4: saves the language, reloads with a language parameter (decisions D24). The search's tab is in the address, not kept. */
export function changeLanguage(language: LanguageCode): void {
  localStorage.setItem(storageName, language);
  const address = new URL(window.location.href);
  address.searchParams.set(parameter, language);
  window.location.assign(address);
}

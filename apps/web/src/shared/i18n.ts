import { languages } from '@catalogue/domain';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { currentLanguage } from './language';
import { textsBackend } from './textsBackend';

// One file per language and feature, fetched on demand.
const files = import.meta.glob<string>(['../features/*/texts/*.json', '../app/texts/*.json', './texts/*.json'], {
  query: '?url',
  import: 'default',
  eager: true,
});
const tries = 3;
/** The namespaces of every page. */
export const textsOfEveryPage = ['shared', 'app'];

/** The address of the file with a namespace's texts; undefined where a language has none. */
export function fileOfTexts(namespace: string, language: string): string | undefined {
  const folder = namespace === 'shared' ? '.' : namespace === 'app' ? '../app' : `../features/${namespace}`;
  return files[`${folder}/texts/${language}.json`];
}

async function load(namespace: string, language: string): Promise<Record<string, string>> {
  const file = fileOfTexts(namespace, language);
  if (!file) return {};
  for (let attempt = 1; ; attempt += 1)
    try {
      const answer = await fetch(file);
      if (!answer.ok) throw new Error(`The texts of ${namespace} were answered ${answer.status}.`);
      return (await answer.json()) as Record<string, string>;
    } catch (cause) {
      if (attempt === tries) throw cause;
    }
}

/** `soon`: namespaces that the first screen will need; they are loaded with those of every screen. */
export async function startI18n(soon: readonly string[] = []) {
  const language = currentLanguage();
  const tag = language === 'pt' ? 'pt-BR' : language;
  // Even the same language, written again, has the browser style the whole page again.
  if (document.documentElement.lang !== tag) document.documentElement.lang = tag;
  const texts = textsBackend(load);
  await i18next
    .use(texts.backend)
    .use(initReactI18next)
    .init({
      lng: language,
      // Every text exists in the languages of the whole interface; the additional ones of the sign-in lack most.
      fallbackLng: languages.some((code) => code === language) ? language : 'pt',
      ns: [...textsOfEveryPage, ...soon],
      defaultNS: 'shared',
      interpolation: { escapeValue: false },
      ...texts.options((namespace) => i18next.reloadResources(i18next.languages, [namespace])),
    });
  for (const namespace of textsOfEveryPage) {
    const cause = texts.failureOf(namespace);
    if (cause) throw new Error(`The texts of ${namespace} could not be loaded.`, { cause });
  }
}
